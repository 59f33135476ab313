export default { title: 'Einladung' };
