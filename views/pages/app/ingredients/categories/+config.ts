export default { layout: 'admin', title: 'Zutatengruppen' };
