import type { ProductView } from '../../../src/storefront/menu/menu.view';

const VOLUME = /\d\s?(?:l|cl|ml)\b/i;

/** Nobody wishes a beer without onions. */
export const kindOf = ({ minAge, variants }: Pick<ProductView, 'minAge' | 'variants'>): 'dish' | 'drink' =>
  minAge > 0 || variants.some(({ name, unitPrice }) => VOLUME.test(name) || VOLUME.test(unitPrice ?? ''))
    ? 'drink'
    : 'dish';

/** The one size of a dish about which there is nothing to ask; null when there is. */
export function plainVariantOf({ variants, groupIds, combo, halves, minAge }: ProductView): string | null {
  const [only] = variants;
  const isAsking = variants.length !== 1 || groupIds.length > 0 || combo !== null || halves !== null;
  return only && !isAsking && minAge === 0 ? only.id : null;
}
