export default { title: 'Adresse bestätigen' };
