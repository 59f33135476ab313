export default { layout: 'admin', title: 'Impressum' };
