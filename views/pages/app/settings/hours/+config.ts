export default { title: 'Öffnungszeiten' };
