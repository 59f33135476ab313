import { codesOf, legendOf } from '../allergens/allergens.rules.js';
import type { Additive, Allergen, LegendEntry } from '../allergens/allergens.types.js';
import type { Menu, Product } from '../menu/menu.types.js';
import type { Declaration, DraftLine } from './basket.types.js';
import { type Dishes, dishesOn } from './basket-questions.rules.js';

/** What the law wants told of a basket: allergens and additives, line by line. */
export interface Declared {
  lines: Declaration[];
  legend: LegendEntry[];
}

interface Part {
  allergens: Allergen[] | null;
  additives: Additive[];
}

export function declaredOf(lines: readonly DraftLine[], menu: Menu): Declared {
  const dishes = dishesOn(menu);
  const parts = lines.map((line) => partsOf(line, menu, dishes));
  return {
    lines: parts.map((ofLine) => ({
      codes: codesOf(together(ofLine), menu.codeSet),
      complete: ofLine.every(({ allergens }) => allergens !== null),
    })),
    legend: legendOf(parts.flat(), menu.codeSet),
  };
}

/** The dish with its extras; of a combo and of halves the dishes that were chosen. */
function partsOf({ productId, options }: DraftLine, menu: Menu, dishes: Dishes): Part[] {
  const dish = dishes.get(productId)?.product;
  if (!dish) return [];
  const chosen = options.flatMap(({ groupId, optionId }): Part[] => {
    const part =
      optionOf(menu, groupId, optionId) ??
      dishes.get(comboChoiceOf(dish, groupId, optionId) ?? (dish.halves ? optionId : ''))?.product;
    return part ? [part] : [];
  });
  return dish.combo || dish.halves ? [ownOf(dish), ...chosen] : [dish, ...chosen];
}

/** A combo may have nothing of its own: what is in it comes with what is chosen. */
const ownOf = ({ allergens, additives }: Product): Part => ({
  allergens: allergens ?? [],
  additives,
});

const optionOf = (menu: Menu, groupId: string, optionId: string) =>
  menu.optionGroups.find(({ id }) => id === groupId)?.options.find(({ id }) => id === optionId);

const comboChoiceOf = ({ combo }: Product, courseId: string, choiceId: string): string | undefined =>
  combo?.courses.find(({ id }) => id === courseId)?.choices.find(({ id }) => id === choiceId)?.productId;

const together = (parts: readonly Part[]): { allergens: Allergen[]; additives: Additive[] } => ({
  allergens: parts.flatMap(({ allergens }) => allergens ?? []),
  additives: parts.flatMap(({ additives }) => additives),
});
