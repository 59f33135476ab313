export default { title: 'Bestellverlauf' };
