export default { title: 'Impressum' };
