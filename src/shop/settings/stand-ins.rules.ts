import { newDesign } from '../restaurant/new-shop.rules.js';
import type { Colors } from '../restaurant/shop.types.js';
import type { DesignChanges } from '../restaurant/shop-changes.types.js';

/** A picture or colour that was emptied gives way to what a new shop has: without a colour no button could be seen. */
export function withStandIns(design: DesignChanges): DesignChanges {
  const { titleImage, logo, colors } = newDesign();
  return {
    ...design,
    ...(design.titleImage === '' && { titleImage }),
    ...(design.logo === '' && { logo }),
    ...(design.colors && { colors: { ...design.colors, ...emptyOf(design.colors, colors) } }),
  };
}

const emptyOf = (given: Partial<Colors>, standIns: Colors): Partial<Colors> =>
  Object.fromEntries(Object.entries(standIns).filter(([name]) => given[name as keyof Colors] === ''));
