import { isSoldOut } from '../../shop/menu/menu.rules.js';
import type { OptionGroup } from '../../shop/menu/menu.types.js';
import type { OptionGroupView } from './menu.view.js';
import { declaredViewOf, type Reading } from './reading.rules.js';
import { saidViewOf } from './said-view.rules.js';

export const groupViewOf = (group: OptionGroup, reading: Reading): OptionGroupView => {
  const { id, name, min, max, freeQuantity, options } = group;
  const said = (part: string, shown: string) => saidViewOf(group, reading.language, [['name', part, shown]]);
  return {
    id,
    name,
    ...said('name', name),
    min,
    max,
    freeQuantity,
    options: options.map((option) => ({
      id: option.id,
      name: option.name,
      ...said(`option:${option.id}`, option.name),
      priceCents: option.priceCents,
      variantPrices: option.variantPrices.map((own) => {
        const size = reading.sizeName(own.variantName);
        return size === own.variantName ? own : { ...own, said: size };
      }),
      ...declaredViewOf(option, reading),
      soldOut: isSoldOut(option.soldOut, reading.now),
    })),
  };
};
