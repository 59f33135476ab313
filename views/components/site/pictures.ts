/** Made from the product itself by `npm run pictures`; nothing is drawn or retouched. */
export const PICTURES = {
  board: {
    src: '/pictures/tresen.webp',
    alt: 'Der Tresen im Browser: neue Bestellungen links, angenommene in der Mitte, fertige rechts.',
    width: 1440,
    height: 900,
  },
  menu: {
    src: '/pictures/speisekarte.webp',
    alt: 'Die Speisekarte der Beispiel-Trattoria, wie Gäste sie am Rechner sehen.',
    width: 1440,
    height: 900,
  },
  phones: {
    src: '/pictures/handys.webp',
    alt: 'Drei Schritte am Handy: Speisekarte, Warenkorb und die Seite, auf der Gäste ihre Bestellung verfolgen.',
    width: 1260,
    height: 844,
  },
  queue: {
    src: '/pictures/druckauftraege.webp',
    alt: 'Die Seite Druckaufträge: welcher Bon gedruckt ist und wie es dem Drucker geht.',
    width: 1440,
    height: 900,
  },
} as const;
