export const PARTS = {
  pause: 'Pause',
  betrieb: 'Shop an und aus',
  oeffnungszeiten: 'Öffnungszeiten',
  ausnahmen: 'Ausnahmen',
  vorbestellung: 'Bestellzeiten',
  bestellungen: 'Bestellungen',
  liefergebiete: 'Liefergebiete',
  stammdaten: 'Stammdaten',
  verlauf: 'Verlauf',
} as const;
export type PartId = keyof typeof PARTS;
