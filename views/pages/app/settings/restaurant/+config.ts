export default { title: 'Adresse und Kontakt' };
