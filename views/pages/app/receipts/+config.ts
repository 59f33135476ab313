export default { title: 'Belege' };
