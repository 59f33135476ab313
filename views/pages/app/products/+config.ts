export default { layout: 'admin', title: 'Speisen' };
