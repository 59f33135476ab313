export default { title: 'Zutatengruppen' };
