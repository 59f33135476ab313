export default { title: 'Eigene Website' };
