export default { title: 'PayPal' };
