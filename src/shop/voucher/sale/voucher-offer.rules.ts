import { isOnline, payableWith } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { has } from '../../subscription/plans.js';
import { termsOf } from '../voucher.rules.js';

type Seller = Pick<Shop, 'settings' | 'paypal' | 'stripe' | 'subscription'>;

/** How vouchers can be paid for here: online alone, with what the restaurant has connected. */
export const saleWaysOf = (shop: Pick<Seller, 'settings' | 'paypal' | 'stripe'>): ('stripe' | 'paypal')[] => [
  ...new Set((['pickup', 'delivery'] as const).flatMap((way) => payableWith(shop, way)).filter(isOnline)),
];

export const offersVouchers = (shop: Seller): boolean =>
  termsOf(shop).on && has(shop.subscription, 'vouchers') && saleWaysOf(shop).length > 0;
