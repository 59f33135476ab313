export default { title: 'Drucker' };
