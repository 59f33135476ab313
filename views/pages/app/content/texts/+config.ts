export default { title: 'Texte' };
