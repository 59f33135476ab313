export default { title: 'Zutaten' };
