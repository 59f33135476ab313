export default { title: 'Sperrliste' };
