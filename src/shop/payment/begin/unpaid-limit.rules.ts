import type { PostalAddress } from '../../basket/basket.types.js';
import { doorOf } from '../../basket/door.rules.js';

/** Who still has to pay, of the orders of one restaurant. */
export interface Unpaid {
  phone: string;
  address: PostalAddress | null;
}

/** A guest tries twice, or pays in another tab; nobody means five. */
const MOST_OF_GUEST = 4;
/** Each holds a place and pieces for ten minutes; a full evening has a few dozen at once. */
export const MOST_OF_SHOP = 100;

/** Why one more may not be begun now; null: it may. */
export function tooManyUnpaid(open: readonly Unpaid[], { phone, address }: Unpaid): 'guest' | 'shop' | null {
  const door = address && doorOf(address);
  const ofPhone = open.filter((one) => phone !== '' && one.phone === phone);
  const ofDoor = open.filter((one) => door && one.address && doorOf(one.address) === door);
  if (ofPhone.length >= MOST_OF_GUEST || ofDoor.length >= MOST_OF_GUEST) return 'guest';
  return open.length >= MOST_OF_SHOP ? 'shop' : null;
}
