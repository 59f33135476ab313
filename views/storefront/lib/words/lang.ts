import type { SaidPart, SaidView } from '../../../../src/storefront/menu/menu.view';
import type { StorefrontShop } from '../../../../src/storefront/shop/shop.view';

/** The language of a word of the menu, where it is not the page's. */
export const langOf = ({ inGerman }: SaidView, part: SaidPart = 'name'): 'de' | undefined =>
  inGerman?.includes(part) ? 'de' : undefined;

/** What the restaurant says in its own words is German, unless somebody has translated it. */
export const germanUnless = (
  { translated }: Pick<StorefrontShop, 'translated'>,
  text: string,
): 'de' | undefined => (translated?.includes(text) ? undefined : 'de');
