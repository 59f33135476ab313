export default { layout: 'admin', title: 'Druckaufträge' };
