export default { layout: 'admin', title: 'Kategorien' };
