import type { Quoted } from '../../lib/basket/useQuote';
import type { Finding } from './useFaults';

const PLACES: Record<string, string> = {
  closed: 'wann',
  lastOrderOver: 'wann',
  slotFull: 'wann',
  areaNotServed: 'wann',
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
  return { place: PLACES[quote.refusal.code] ?? FINAL, text: quote.refusal.message };
}
