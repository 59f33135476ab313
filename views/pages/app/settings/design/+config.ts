export default { layout: 'admin', title: 'Gestaltung' };
