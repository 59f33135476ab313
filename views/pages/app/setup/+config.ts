export default { title: 'Einrichtung' };
