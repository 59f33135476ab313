export default { title: 'Druckseite' };
