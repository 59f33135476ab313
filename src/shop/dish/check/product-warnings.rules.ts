import type { Dish, Product } from '../../menu/menu.types.js';
import { halvesProblems } from './halves-check.rules.js';
import { INCOMPLETE, prepackedGaps } from './prepacked.rules.js';
import { comboProblems } from './product-combo.rules.js';

/** What has become wrong with a dish since it was saved, or may stay incomplete for a while. */
export function warningsOf(product: Product, dishes: ReadonlyMap<string, Dish>): string[] {
  const { id: self, prepacked } = product;
  const around = { self, dishes, ingredients: new Set<string>() };
  return [
    ...(prepacked && prepackedGaps(prepacked).length > 0 ? [INCOMPLETE] : []),
    ...(comboProblems(product, around).length > 0 ? ['Menü prüfen'] : []),
    ...(halvesProblems(product, around).length > 0 ? ['Hälften prüfen'] : []),
  ];
}
