export default { title: 'Social Media' };
