export default { layout: 'admin', title: 'Einrichtung' };
