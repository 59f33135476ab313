export default { title: 'AGB' };
