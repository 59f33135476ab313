export default { title: 'Bestellungen' };
