export default { title: 'Tische' };
