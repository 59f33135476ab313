export default { title: 'Rabattcodes' };
