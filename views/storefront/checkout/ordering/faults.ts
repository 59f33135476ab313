import { type Address, isPostalCode } from '../../lib/basket/address';
import { type Cash, isCashShort } from './cash';
import type { Contact } from './draft';
import { centsOf, type Tip } from './tip';

/** Everything a guest fills in that can be wrong. */
export interface Filled {
  isDelivery: boolean;
  address: Address;
  contact: Contact;
  minAge: number;
  ageConfirmed: boolean;
  cash: Cash;
  payableCents: number;
  tip: Tip;
}

export type Fault =
  | 'street'
  | 'houseNo'
  | 'postalCode'
  | 'postalCodeShape'
  | 'city'
  | 'name'
  | 'email'
  | 'emailShape'
  | 'phone'
  | 'phoneShape'
  | 'age'
  | 'cash'
  | 'tip';

/** By the name of the field, in the order of the page. */
export type Faults = Record<string, Fault>;

/** What is missing or cannot be meant, all of it at once. The server looks again. */
export function faultsOf({ isDelivery, address, contact, ...rest }: Filled): Faults {
  const found: [string, Fault | null][] = [
    ...(isDelivery ? faultsOfAddress(address) : []),
    ['contact.name', contact.name.trim() ? null : 'name'],
    ['contact.email', faultOfEmail(contact.email.trim())],
    ['contact.phone', faultOfPhone(contact.phone.trim(), isDelivery)],
    ['ageConfirmed', rest.minAge > 0 && !rest.ageConfirmed ? 'age' : null],
    ['cashCents', isCashShort(rest.cash, rest.payableCents) ? 'cash' : null],
    ['tip', rest.tip.kind === 'own' && centsOf(rest.tip.text) === null ? 'tip' : null],
  ];
  return Object.fromEntries(found.filter((one): one is [string, Fault] => one[1] !== null));
}

function faultsOfAddress({ street, houseNo, postalCode, city }: Address): [string, Fault | null][] {
  const missing = (text: string, fault: Fault, least = 1) => (text.trim().length < least ? fault : null);
  return [
    ['address.street', missing(street, 'street', 2)],
    ['address.houseNo', missing(houseNo, 'houseNo')],
    [
      'address.postalCode',
      missing(postalCode, 'postalCode') ?? (isPostalCode(postalCode) ? null : 'postalCodeShape'),
    ],
    ['address.city', missing(city, 'city', 2)],
  ];
}

function faultOfEmail(email: string): Fault | null {
  if (!email) return 'email';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email) ? null : 'emailShape';
}

/** Whether somebody could dial it; which numbers exist only the server knows. */
function faultOfPhone(phone: string, isRequired: boolean): Fault | null {
  if (!phone) return isRequired ? 'phone' : null;
  const digits = phone.normalize('NFKC').replace(/[\s./()–-]/g, '');
  return /^(\+|0)\d{5,16}$/.test(digits) ? null : 'phoneShape';
}

/** Everything that can be led to, in the order of the page. */
const PLACES = [
  'address.street',
  'address.houseNo',
  'address.postalCode',
  'address.city',
  'wann',
  'contact.name',
  'contact.email',
  'contact.phone',
  'contact.note',
  'ageConfirmed',
  'bezahlen',
  'cashCents',
  'tip',
];

/** What has to be looked at, from top to bottom; what has no place of its own comes last. */
export const fromTop = <T extends { place: string }>(findings: readonly T[]): T[] =>
  [...findings].sort((a, b) => rankOf(a.place) - rankOf(b.place));

const rankOf = (place: string): number => {
  const rank = PLACES.indexOf(place);
  return rank < 0 ? PLACES.length : rank;
};
