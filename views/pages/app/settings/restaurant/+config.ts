export default { title: 'Restaurant' };
