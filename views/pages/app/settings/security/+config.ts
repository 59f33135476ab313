export default { title: 'Sicherheit' };
