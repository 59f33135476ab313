export default { title: 'Bilder' };
