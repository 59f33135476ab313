export default { title: 'Aktionen' };
