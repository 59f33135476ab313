export default { title: 'Rabattcode' };
