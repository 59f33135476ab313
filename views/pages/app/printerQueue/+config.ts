export default { title: 'Druckaufträge' };
