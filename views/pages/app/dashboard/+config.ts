export default { layout: 'admin', title: 'Tresen' };
