export default { title: 'Importieren und exportieren' };
