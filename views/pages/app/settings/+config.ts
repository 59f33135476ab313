export default { title: 'Einstellungen' };
