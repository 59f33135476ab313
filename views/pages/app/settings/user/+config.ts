export default { layout: 'admin', title: 'Mein Konto' };
