export default { title: 'Gestaltung' };
