export default { layout: 'admin', title: 'Bilder' };
