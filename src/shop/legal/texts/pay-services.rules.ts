import { hasKeys } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';

/** Whose name guests have to read in the privacy text, because they take the money. */
export const payServicesOf = ({ paypal, stripe }: Pick<Shop, 'paypal' | 'stripe'>): string[] => [
  ...(hasKeys(paypal) ? ['PayPal'] : []),
  ...(hasKeys(stripe) ? ['Stripe'] : []),
];
