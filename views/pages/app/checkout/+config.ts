export default { title: 'Tarif buchen' };
