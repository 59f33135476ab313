import type { Prepacked } from '../../shop/menu/menu.types.js';

/** The labels of the bottles. */
export const aranciata: Prepacked = {
  legalName: 'Erfrischungsgetränk mit 12 % Blutorangensaft',
  ingredientsText:
    'Wasser, 12 % Blutorangensaft aus Blutorangensaftkonzentrat, Zucker, Kohlensäure, Säuerungsmittel Citronensäure',
  netQuantity: '330 ml',
  responsibleBusiness: 'Bibite dell’Etna S.r.l., Via Etnea 120, 95131 Catania, Italien',
  alcoholVol: 0,
  nutrition: sugary({ kj: 185, kcal: 44, sugars: 10.6 }),
};

export const cola: Prepacked = {
  legalName: 'Koffeinhaltiges Erfrischungsgetränk',
  ingredientsText:
    'Wasser, Zucker, Kohlensäure, Farbstoff E 150d, Säuerungsmittel Phosphorsäure, natürliches Aroma, Aroma Koffein',
  netQuantity: '330 ml',
  responsibleBusiness: 'Brause Nord GmbH, Hafenstraße 8, 22767 Hamburg',
  alcoholVol: 0,
  nutrition: sugary({ kj: 180, kcal: 42, sugars: 10.5 }),
};

export const schorle: Prepacked = {
  legalName: 'Apfelsaftschorle mit 60 % Fruchtgehalt',
  ingredientsText: '60 % Apfelsaft, natürliches Mineralwasser, Kohlensäure',
  netQuantity: '330 ml',
  responsibleBusiness: 'Kelterei Havelland GmbH, Obstweg 3, 14542 Werder (Havel)',
  alcoholVol: 0,
  nutrition: sugary({ kj: 118, kcal: 28, sugars: 6.4 }),
};

/** Above 1.2 % the law wants neither ingredients nor nutrition. */
export const birra: Prepacked = {
  legalName: 'Helles Lagerbier',
  ingredientsText: '',
  netQuantity: '330 ml',
  responsibleBusiness: 'Birrificio del Salento S.r.l., Via Brindisi 45, 73100 Lecce, Italien',
  alcoholVol: 4.7,
  nutrition: null,
};

function sugary({ kj, kcal, sugars }: { kj: number; kcal: number; sugars: number }) {
  return { kj, kcal, fat: 0, saturates: 0, carbohydrate: sugars, sugars, protein: 0, salt: 0.02 };
}
