export default { title: 'Aktion' };
