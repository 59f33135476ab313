export default { title: 'Firma und Steuer' };
