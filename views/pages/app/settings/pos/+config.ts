export default { title: 'Kasse' };
