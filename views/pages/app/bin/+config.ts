export default { title: 'Papierkorb' };
