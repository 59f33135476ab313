export default { title: 'Gutschein' };
