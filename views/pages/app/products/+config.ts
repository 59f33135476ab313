export default { title: 'Speisen' };
