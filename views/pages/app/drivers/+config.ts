export default { title: 'Fahrten' };
