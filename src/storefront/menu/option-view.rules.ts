import { isSoldOut } from '../../shop/menu/menu.rules.js';
import type { OptionGroup } from '../../shop/menu/menu.types.js';
import type { OptionGroupView } from './menu.view.js';
import { declaredViewOf, type Reading } from './reading.rules.js';

export const groupViewOf = (
  { id, name, min, max, freeQuantity, options }: OptionGroup,
  reading: Reading,
): OptionGroupView => ({
  id,
  name,
  min,
  max,
  freeQuantity,
  options: options.map((option) => ({
    id: option.id,
    name: option.name,
    priceCents: option.priceCents,
    variantPrices: option.variantPrices.map((own) => {
      const said = reading.sizeName(own.variantName);
      return said === own.variantName ? own : { ...own, said };
    }),
    ...declaredViewOf(option, reading),
    soldOut: isSoldOut(option.soldOut, reading.now),
  })),
});
