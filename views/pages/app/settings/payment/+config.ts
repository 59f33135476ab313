export default { title: 'Zahlung' };
