import { isAboutTime } from '../../lib/basket/refusals';
import type { Quoted } from '../../lib/basket/useQuote';
import type { Finding } from './useFaults';

const PLACES: Record<string, string> = {
  areaNotServed: 'wann',
  otherPlace: 'address.city',
  outsideArea: 'address.postalCode',
  paymentNotOffered: 'bezahlen',
};
/** Where a refusal stands that nothing on this page can mend. */
export const FINAL = 'kasse-hinweis';

/** Why the basket cannot be ordered like this, and where that is mended; null when it can. */
export function blockerOf({ quote, problem }: Pick<Quoted, 'quote' | 'problem'>): Finding | null {
  if (problem) return { place: 'warenkorb-problem', text: problem };
  // A missing address is told by its fields.
  if (!quote?.refusal || quote.refusal.code === 'addressMissing') return null;
  return { place: placeOf(quote.refusal.code), text: quote.refusal.message };
}

const placeOf = (code: string): string => (isAboutTime(code) ? 'wann' : (PLACES[code] ?? FINAL));

/** Told in the list once the button was pressed; what ends here has a note of its own. */
export const isListed = (blocker: Finding | null, stopped: string | null): blocker is Finding =>
  blocker !== null && blocker.place === stopped && blocker.place !== FINAL;
