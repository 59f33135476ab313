export default { layout: 'admin', title: 'AGB' };
