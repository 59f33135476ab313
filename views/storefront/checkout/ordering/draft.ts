import { NO_ADDRESS } from '../../../../src/shop/basket/address-line.rules';
import { type Address, keepAddress, readAddress } from '../../lib/basket/address';

export interface Contact {
  name: string;
  phone: string;
  email: string;
  note: string;
}

/** What a guest types at the checkout. */
export interface Draft {
  contact: Contact;
  address: Address;
  /** The town that was written for the guest, from the postal code. */
  ourTown: string;
  /** "Angaben auf diesem Gerät merken": never ticked for anybody (§ 25 TDDDG). */
  remember: boolean;
}

const STORED = 'tresen:contact';
const NOBODY: Contact = { name: '', phone: '', email: '', note: '' };
const typedIn = (slug: string): string => `tresen:kasse:${slug}`;

/** What was typed a moment ago in this tab, else what the guest let the device remember. */
export function readDraft(slug: string): Draft {
  const contact = read<Contact>(localStorage, STORED);
  const known = { contact: { ...NOBODY, ...contact, note: '' }, address: readAddress(), ourTown: '' };
  const typed = read<Draft>(sessionStorage, typedIn(slug));
  const remember = typed?.remember ?? contact !== null;
  if (!typed) return { ...known, remember };
  // The postal code may have been chosen anew on the menu since.
  const postalCode = known.address.postalCode || typed.address.postalCode;
  return {
    contact: { ...NOBODY, ...typed.contact },
    address: { ...known.address, ...typed.address, postalCode },
    ourTown: typed.ourTown ?? '',
    remember,
  };
}

/** For the way to the menu and back; it ends with the tab. */
export const keepDraft = (slug: string, draft: Draft): void => write(sessionStorage, typedIn(slug), draft);

/** Once it is ordered: what may stay stays, everything else is gone. */
export function settleDraft(slug: string, { contact, address, remember }: Draft, isDelivery: boolean): void {
  write(sessionStorage, typedIn(slug), null);
  write(localStorage, STORED, remember ? { ...contact, note: undefined } : null);
  if (remember && isDelivery) keepAddress(address);
}

/** Taken back at once, not only with the next order. */
export const forgetDetails = (): void => {
  write(localStorage, STORED, null);
  keepAddress({ ...NO_ADDRESS, postalCode: readAddress().postalCode });
};

export function read<T>(store: Storage, key: string): T | null {
  try {
    return JSON.parse(store.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function write(store: Storage, key: string, value: object | null): void {
  try {
    if (value === null) store.removeItem(key);
    else store.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then it is typed again next time.
  }
}
