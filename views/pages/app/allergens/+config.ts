export default { layout: 'admin', title: 'Allergene' };
