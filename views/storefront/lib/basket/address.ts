/** Where a guest lets things be brought; kept in this browser only. */
export interface Address {
  street: string;
  houseNo: string;
  postalCode: string;
  city: string;
  floor: string;
  company: string;
  note: string;
}

const STORED = 'tresen:address';
const EMPTY: Address = {
  street: '',
  houseNo: '',
  postalCode: '',
  city: '',
  floor: '',
  company: '',
  note: '',
};

export function readAddress(): Address {
  try {
    return { ...EMPTY, ...JSON.parse(localStorage.getItem(STORED) ?? '{}') };
  } catch {
    return EMPTY;
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
