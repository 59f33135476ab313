export default { title: 'Mehrweg' };
