export default { title: 'Tresen' };
