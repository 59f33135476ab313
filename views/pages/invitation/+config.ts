export default {
  title: 'Einladung',
  description:
    'Nimm die Einladung in das Team eines Restaurants an und arbeite mit am Tresen: Bestellungen, Karte und Küche.',
};
