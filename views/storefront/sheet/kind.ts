import type { ProductView } from '../../../src/storefront/menu/menu.view';

const VOLUME = /\d\s?(?:l|cl|ml)\b/i;

/** Nobody wishes a beer without onions. */
export const kindOf = ({ minAge, variants }: Pick<ProductView, 'minAge' | 'variants'>): 'dish' | 'drink' =>
  minAge > 0 || variants.some(({ name, unitPrice }) => VOLUME.test(name) || VOLUME.test(unitPrice ?? ''))
    ? 'drink'
    : 'dish';
