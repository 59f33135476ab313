export default { title: 'QR-Codes' };
