export default { title: 'Allergene' };
