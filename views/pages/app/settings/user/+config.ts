export default { title: 'Mein Konto' };
