export default { title: 'Lieferung' };
