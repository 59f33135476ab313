export default { layout: 'admin', title: 'Zutaten' };
