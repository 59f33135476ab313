export default { title: 'Karte drucken' };
