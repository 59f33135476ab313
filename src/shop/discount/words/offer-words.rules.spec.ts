import { describe, expect, it } from '@jest/globals';
import { berlinInstant } from '../../../shared/berlin-time.js';
import { sameTimesDaily } from '../../opening-hours/opening-defaults.rules.js';
import type { DiscountConditions, DiscountEffect, DiscountScope } from '../discount.types.js';
import { NO_CONDITIONS } from '../rules/discount.fixture.js';
import { EVERYTHING } from '../rules/scope.rules.js';
import { ENGLISH } from './offer-english.rules.js';
import { offerStateOf, stateTextOf } from './offer-state.rules.js';
import { namesOf, offerSentenceOf, type WordedOffer } from './offer-words.rules.js';

const NAMES = namesOf([
  { id: 'drinks', name: 'Getränke', products: [{ id: 'cola', name: 'Cola' }] },
  { id: 'pizza', name: 'Pizza', products: [{ id: 'm', name: 'Margherita' }] },
]);
const on = (over: Partial<DiscountScope>): DiscountScope => ({ ...EVERYTHING, ...over });
const DRINKS = on({ categoryIds: ['drinks'] });
const PIZZA = on({ categoryIds: ['pizza'] });
const HAPPY = {
  ...sameTimesDaily([{ from: '15:00', to: '17:00' }]),
  friday: { closed: true, ranges: [] },
  saturday: { closed: true, ranges: [] },
  sunday: { closed: true, ranges: [] },
};
const offer = (
  effect: DiscountEffect,
  scope = EVERYTHING,
  over: Partial<DiscountConditions> = {},
): WordedOffer => ({
  effect,
  scope,
  conditions: { ...NO_CONDITIONS, ...over },
  totalLimit: null,
  guestLimit: null,
});
const percent = (of: number, maxCents: number | null = null): DiscountEffect => ({
  kind: 'percent',
  percent: of,
  maxCents,
});
const day = (date: string) => berlinInstant(date, 0, 'earlier');

describe('a sentence that says what a rule does', () => {
  it.each<[string, string, WordedOffer]>([
    [
      'Mo–Do 15–17 Uhr: 20 % auf Getränke',
      'Mon–Thu 15:00–17:00: 20% off Getränke',
      offer(percent(20), DRINKS, { hours: HAPPY }),
    ],
    [
      '10 % auf alles, höchstens 5,00 €, ab 20,00 €',
      '10% off everything, up to €5.00, on orders from €20.00',
      offer(percent(10, 500), EVERYTHING, { minimumCents: 2_000 }),
    ],
    [
      '12,5 % auf alles außer Getränke',
      '12.5% off everything except Getränke',
      offer(percent(12.5), on({ notCategoryIds: ['drinks'] })),
    ],
    [
      '5,00 € Rabatt, nur zur ersten Bestellung',
      '€5.00 off, first order only',
      offer({ kind: 'amount', cents: 500 }, EVERYTHING, { firstOrder: true }),
    ],
    [
      'Lieferung frei, ab 30,00 €, nur Lieferung',
      'free delivery, on orders from €30.00, delivery only',
      offer({ kind: 'freeDelivery' }, EVERYTHING, { minimumCents: 3_000, fulfilments: ['delivery'] }),
    ],
    [
      'Margherita gratis',
      'Margherita for free',
      offer({ kind: 'freeItem', pieces: 1 }, on({ productIds: ['m'] })),
    ],
    [
      'Pizza: 2 kaufen, 1 gratis dazu',
      'Pizza: buy 2, get 1 free',
      offer({ kind: 'buyGet', buy: 2, get: 1, percent: 100 }, PIZZA),
    ],
    [
      'Pizza: jedes 2. Stück zum halben Preis',
      'Pizza: every 2nd one half price',
      offer({ kind: 'buyGet', buy: 1, get: 1, percent: 50 }, PIZZA),
    ],
    [
      'Pizza + 2 × Getränke für 12,00 €',
      'Pizza + 2 × Getränke for €12.00',
      offer({
        kind: 'set',
        cents: 1_200,
        parts: [
          { quantity: 1, scope: PIZZA },
          { quantity: 2, scope: DRINKS },
        ],
      }),
    ],
    [
      '10 % auf alles, für Gäste, die 8 Wochen nicht bestellt haben',
      '10% off everything, for guests who have not ordered for 8 weeks',
      offer(percent(10), EVERYTHING, { awayWeeks: 8 }),
    ],
    [
      '10 % auf alles, vom 01.12.2026 bis 24.12.2026',
      '10% off everything, 1 Dec 2026 to 24 Dec 2026',
      offer(percent(10), EVERYTHING, { validFrom: day('2026-12-01'), validUntil: day('2026-12-25') }),
    ],
    [
      '10 % auf nichts mehr auf der Karte',
      '10% off nothing on the menu any more',
      offer(percent(10), on({ productIds: ['gone'] })),
    ],
  ])('%s', (german, english, of) => {
    expect(offerSentenceOf(of, NAMES).replaceAll('\u00a0', ' ')).toBe(german);
    expect(offerSentenceOf(of, NAMES, ENGLISH)).toBe(english);
  });
});

describe('what an offer is doing', () => {
  const NOW = new Date('2026-11-20T15:00:00Z');
  it.each<[string, boolean, Partial<DiscountConditions>, { times: number; of: number } | null]>([
    ['active: Aktiv', true, {}, null],
    ['active: Gilt gerade', true, { hours: sameTimesDaily([{ from: '16:00', to: '17:00' }]) }, null],
    ['active: Wartet auf ihre Zeit', true, { hours: HAPPY }, null],
    ['off: Aus', false, {}, null],
    ['planned: Ab 01.12.2026', true, { validFrom: day('2026-12-01') }, null],
    ['ended: Abgelaufen', false, { validUntil: day('2026-11-20') }, null],
    ['usedUp: Aufgebraucht', true, {}, { times: 3, of: 3 }],
    ['active: Aktiv', true, {}, { times: 2, of: 3 }],
  ])('%s', (text, enabled, over, taken) => {
    const one = { enabled, conditions: { ...NO_CONDITIONS, ...over } };
    expect(`${offerStateOf(one, NOW, taken)}: ${stateTextOf(one, NOW, taken)}`).toBe(text);
  });
});
