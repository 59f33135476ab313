export default { title: 'Daten der Gäste' };
