export default { title: 'Kategorien' };
