import { homeOf } from '../../shop/domain/shop-home.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import type { Place } from './post-text.rules.js';

/** What a post says of the restaurant itself. */
export const placeOf = (shop: Shop, house: Parameters<typeof homeOf>[1]): Place => ({
  name: shop.name,
  city: shop.address.city,
  link: homeOf(shop, house),
  salutation: shop.design.salutation,
});
