export default { title: 'Telefonbestellung' };
