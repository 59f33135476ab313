export default { layout: 'admin', title: 'Restaurant' };
