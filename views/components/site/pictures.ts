import sizes from './sizes.json';

export interface SitePicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Made from the product itself by `npm run pictures`; nothing is drawn or retouched. */
const ALTS = {
  karte: 'Die Speisekarte der Beispiel-Trattoria auf einem Handy.',
  gericht: 'Ein Gericht auf dem Handy: Bild, Beschreibung, Allergene und der Knopf für den Warenkorb.',
  verfolgen:
    'Die Seite, auf der ein Gast sieht, dass seine Bestellung angenommen ist und wann sie fertig wird.',
  shop: 'Kopf des Shops am Rechner: Name, Titelbild und Farben der Beispiel-Trattoria.',
  bestellung: 'Eine neue Bestellung auf dem Tresen mit den Knöpfen Annehmen und Ablehnen.',
  druck: 'Die Liste der Druckaufträge: welcher Bon wann gedruckt wurde.',
} satisfies Record<keyof typeof sizes, string>;

export const PICTURES = Object.fromEntries(
  Object.entries(sizes).map(([name, size]) => [
    name,
    { src: `/pictures/${name}.webp`, alt: ALTS[name as keyof typeof sizes], ...size },
  ]),
) as Record<keyof typeof sizes, SitePicture>;
