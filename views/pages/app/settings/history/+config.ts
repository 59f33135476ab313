export default { title: 'Änderungen' };
