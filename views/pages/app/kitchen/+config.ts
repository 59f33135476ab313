export default { title: 'Küche' };
