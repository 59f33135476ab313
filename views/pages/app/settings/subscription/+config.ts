export default { title: 'Tarif' };
