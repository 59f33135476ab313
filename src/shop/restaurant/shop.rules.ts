import { slugOf } from '../../shared/text.js';
import type { Shop, ShopSettings } from './shop.types.js';

/** '' never stands in an address: a name without a single letter we can spell becomes this. */
const NAMELESS = 'restaurant';

export const slugBaseOf = (name: string): string => slugOf(name, 50) || NAMELESS;

/** The first address that is free: 'pizza-luigi', 'pizza-luigi-2', 'pizza-luigi-3' ... */
export function freeSlug(base: string, taken: readonly string[]): string {
  if (!taken.includes(base)) return base;
  let n = 2;
  while (taken.includes(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}

/** Each address once, whatever the case; the first spelling stays. */
export function withoutDuplicates(emails: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const email of emails) {
    const key = email.toLowerCase();
    if (!first.has(key)) first.set(key, email);
  }
  return [...first.values()];
}

/** Guests can pay somehow: on site into a till the operator has vouched for, or online. */
export const canBePaid = ({
  settings,
  paypal,
  stripe,
}: Pick<Shop, 'settings' | 'paypal' | 'stripe'>): boolean =>
  paysOnSite(settings) || paypal.secret_key !== '' || stripe.secret_key !== '';

/** Cash and cards on site go through a till of the restaurant's own, and the operator has said so. */
export const paysOnSite = ({ payOnSite, ownTillConfirmedAt }: ShopSettings): boolean =>
  payOnSite && ownTillConfirmedAt !== null;
