import { formatDateTime } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import type { DiscountMiss } from '../discount.types.js';

type Words = { [W in DiscountMiss['why']]: (miss: Extract<DiscountMiss, { why: W }>) => string };

/** Why a rule gives nothing, for the restaurant that made it. */
const WORDS: Words = {
  notYet: ({ from }) => `beginnt erst am ${formatDateTime(from)} Uhr`,
  over: () => 'ist zu diesem Zeitpunkt abgelaufen',
  hours: () => 'gilt nicht um diese Uhrzeit',
  fulfilment: () => 'gilt nicht für diese Bestellart',
  minimum: ({ missingCents }) => `es fehlen noch ${formatEuro(missingCents)} Warenwert`,
  notFirst: () => 'gilt nur für die erste Bestellung',
  notAway: () => 'gilt nur für Gäste, die lange nicht bestellt haben',
  usedUp: () => 'ist aufgebraucht',
  usedByGuest: () => 'hat dieser Gast schon gehabt',
  nothingMeant: () => 'nichts oder nicht genug im Warenkorb, wofür es gilt',
  better: () => 'die anderen Rabatte bringen dem Gast mehr',
};

export const deskMissWords = (miss: DiscountMiss): string =>
  (WORDS[miss.why] as (miss: DiscountMiss) => string)(miss);
