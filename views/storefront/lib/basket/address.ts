import { NO_ADDRESS } from '../../../../src/shop/basket/address-line.rules';
import type { PostalAddress } from '../../../../src/shop/basket/basket.types';

/** Where a guest lets things be brought; kept in this browser only. */
export type Address = PostalAddress;

const STORED = 'tresen:address';

export function readAddress(): Address {
  try {
    return { ...NO_ADDRESS, ...JSON.parse(localStorage.getItem(STORED) ?? '{}') };
  } catch {
    return NO_ADDRESS;
  }
}

export function keepAddress(address: Address): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(address));
  } catch {
    // Private windows may refuse; then it is typed again next time.
  }
  dispatchEvent(new CustomEvent(STORED));
}

/** Called at once and after every change, here or in another tab. Returns the way out. */
export function watchAddress(look: (address: Address) => void): () => void {
  const tell = () => look(readAddress());
  const tellStored = ({ key }: StorageEvent) => (key === null || key === STORED) && tell();
  addEventListener(STORED, tell);
  addEventListener('storage', tellStored);
  tell();
  return () => {
    removeEventListener(STORED, tell);
    removeEventListener('storage', tellStored);
  };
}

/** Enough of a postal code to ask the server about it. */
export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text.trim());
