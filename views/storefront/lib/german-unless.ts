import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';

/** What the restaurant says in its own words is German, unless somebody has translated it. */
export const germanUnless = (
  { translated }: Pick<StorefrontShop, 'translated'>,
  text: string,
): 'de' | undefined => (translated?.includes(text) ? undefined : 'de');
