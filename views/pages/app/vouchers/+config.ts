export default { title: 'Gutscheine' };
