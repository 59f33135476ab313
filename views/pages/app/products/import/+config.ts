export default { layout: 'admin', title: 'Importieren und exportieren' };
