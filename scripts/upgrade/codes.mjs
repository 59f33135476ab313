const ALLERGENS = [
  ...['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut', 'crustaceans', 'eggs', 'fish', 'peanuts'],
  ...['soy', 'milk', 'nuts', 'almonds', 'hazelnuts', 'walnuts', 'cashews', 'pecans', 'brazilNuts'],
  ...['pistachios', 'macadamias', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'],
];
const ADDITIVES = [
  ...['colour', 'preservative', 'nitrite', 'nitrate', 'nitriteNitrate', 'antioxidant', 'flavourEnhancer'],
  ...['sulphured', 'blackened', 'waxed', 'phosphate', 'sweetener', 'phenylalanine', 'laxative', 'caffeine'],
  ...['quinine', 'gmo', 'taurine'],
];

/** A spelling of the restaurant's own: one code for everything that can be declared. */
export const OWN_CODES = [...lettered('N', ALLERGENS), ...lettered('Z', ADDITIVES)];

function lettered(letter, keys) {
  return keys.map((key, index) => ({ key, code: `${letter}${index + 1}` }));
}
