export default { title: 'Tischplan' };
