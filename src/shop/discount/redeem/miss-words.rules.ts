import { formatDate, formatTime } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import { neutral, type Phrase } from '../../../shared/voice.rules.js';
import type { DiscountMiss } from '../discount.types.js';

type Words = { [W in DiscountMiss['why']]: (miss: Extract<DiscountMiss, { why: W }>) => Phrase };

/** What a guest reads below a code that gives nothing. */
const WORDS: Words = {
  notYet: ({ from }) =>
    neutral(
      `Dieser Code gilt ab ${formatDate(from)}, ${formatTime(from)} Uhr.`,
      `This code is valid from ${formatDate(from)}, ${formatTime(from)}.`,
    ),
  over: () => neutral('Dieser Code ist abgelaufen.', 'This code has expired.'),
  hours: () => neutral('Um diese Zeit gilt dieser Code nicht.', 'This code is not valid at this hour.'),
  fulfilment: () =>
    neutral('Für diese Bestellart gilt dieser Code nicht.', 'This code is not valid for this kind of order.'),
  minimum: ({ missingCents }) =>
    neutral(
      `Für diesen Code fehlen noch ${formatEuro(missingCents)}.`,
      `This code needs another ${formatEuro(missingCents, 'en')} in the basket.`,
    ),
  notFirst: () =>
    neutral('Dieser Code gilt nur für die erste Bestellung.', 'This code is for a first order only.'),
  notAway: () =>
    neutral(
      'Dieser Code ist für Gäste, die lange nicht bestellt haben.',
      'This code is for guests who have not ordered for a while.',
    ),
  usedUp: () => neutral('Dieser Code ist schon eingelöst.', 'This code has been used already.'),
  usedByGuest: () => ({
    du: 'Diesen Code hast du schon eingelöst.',
    sie: 'Diesen Code haben Sie schon eingelöst.',
    en: 'You have used this code already.',
  }),
  nothingMeant: () =>
    neutral('Im Warenkorb ist nichts, wofür dieser Code gilt.', 'Nothing in the basket goes with this code.'),
  better: () =>
    neutral(
      'Andere Rabatte in diesem Warenkorb sind mehr wert und nicht mit diesem Code zu verbinden.',
      'Other discounts in this basket are worth more and do not go together with this code.',
    ),
};

export const missWords = (miss: DiscountMiss): Phrase =>
  (WORDS[miss.why] as (miss: DiscountMiss) => Phrase)(miss);
