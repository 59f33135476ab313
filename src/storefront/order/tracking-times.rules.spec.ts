import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Voice } from '../../shared/voice.types.js';
import { ORDER_STATES, type Order } from '../../shop/order/order.types.js';
import { mailWordsFor } from '../../shop/order-mail/order-mail-words.rules.js';
import { firstNameOf } from './first-name.rules.js';
import { expectationOf } from './tracking-times.rules.js';

const DU: Voice = { language: 'de', salutation: 'du' };
const EN: Voice = { language: 'en', salutation: 'du' };
const TERMS = { leadMinutes: { pickup: 20, delivery: 35, table: 15 }, deliveryTime: { from: 35, to: 50 } };
const at = (time: string, day = '20') => new Date(`2026-11-${day}T${time}:00+01:00`);
const order = (told: Partial<Order>) =>
  ({
    state: 'placed',
    fulfilment: 'delivery',
    placedAt: at('19:02'),
    promisedAt: null,
    wantedAt: null,
    zone: { eta: { from: 35, to: 50 } },
    ...told,
  }) as Order;

describe('when a guest has the food', () => {
  test.each<[string, Partial<Order>, string | undefined, string | undefined]>([
    ['not yet accepted', {}, 'zwischen 19:40 und 19:55 Uhr', 'between 19:40 and 19:55'],
    ['a pickup', { fulfilment: 'pickup' }, 'zwischen 19:25 und 19:30 Uhr', 'between 19:25 and 19:30'],
    ['promised', { state: 'accepted', promisedAt: at('19:47') }, 'gegen 19:50 Uhr', 'around 19:50'],
    [
      'promised some seconds past the minute',
      { state: 'accepted', promisedAt: new Date('2026-11-20T19:45:40+01:00') },
      'gegen 19:45 Uhr',
      'around 19:45',
    ],
    ['wanted', { wantedAt: at('20:15') }, 'um 20:15 Uhr', 'at 20:15'],
    [
      'wanted and promised for then',
      { state: 'accepted', wantedAt: at('20:15'), promisedAt: at('20:15') },
      'um 20:15 Uhr',
      'at 20:15',
    ],
    [
      'wanted and promised later',
      { state: 'accepted', wantedAt: at('20:15'), promisedAt: at('20:30') },
      'gegen 20:30 Uhr',
      'around 20:30',
    ],
    [
      'on another day',
      { wantedAt: at('18:30', '21') },
      'am Sa., 21.11. um 18:30 Uhr',
      'on Sat 21 Nov at 18:30',
    ],
    ['underway', { state: 'underway', promisedAt: at('19:45') }, 'gegen 19:45 Uhr', 'around 19:45'],
    [
      'ready for pickup',
      { state: 'ready', fulfilment: 'pickup', promisedAt: at('19:45') },
      undefined,
      undefined,
    ],
    ['over', { state: 'completed', promisedAt: at('19:45') }, undefined, undefined],
    ['rejected', { state: 'rejected' }, undefined, undefined],
  ])('%s', (_, told, german, english) => {
    expect(expectationOf(order(told), TERMS, DU)?.text).toBe(german);
    expect(expectationOf(order(told), TERMS, EN)?.text).toBe(english);
  });

  test.each<[string, Partial<Order>, Voice]>([
    ['voraussichtlich gegen 19:40 Uhr fertig', { promisedAt: at('19:36') }, DU],
    ['voraussichtlich um 19:33 Uhr fertig', { promisedAt: at('19:33'), wantedAt: at('19:33') }, DU],
    ['ready around 19:40', { promisedAt: at('19:36') }, EN],
  ])('reads the same in the mail about the acceptance: %s', (sentence, told, speech) => {
    const accepted = order({ state: 'accepted', fulfilment: 'pickup', speech, ...told });
    const mail = mailWordsFor(accepted, 'Trattoria Bella', { kind: 'moved', to: 'accepted' });
    expect(mail?.sentences[0]).toContain(sentence);
    expect(sentence).toContain(expectationOf(accepted, TERMS, speech)?.text);
  });

  test('is never before what was promised, and said in every voice without a gap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATES),
        fc.constantFrom<Order['fulfilment']>('delivery', 'pickup', 'table'),
        fc.option(fc.integer({ min: 0, max: 3_000 })),
        (state, fulfilment, minutes) => {
          const promisedAt = minutes === null ? null : new Date(at('19:02').getTime() + minutes * 60_000);
          const found = expectationOf(order({ state, fulfilment, promisedAt }), TERMS, DU);
          if (!found) return;
          if (promisedAt) expect(found.at).toEqual(promisedAt);
          expect(found.text).toMatch(/^(am \D+ \d\d\.\d\d\. )?(gegen|um|zwischen) [\d:]+( und [\d:]+)? Uhr$/);
        },
      ),
    );
  });
});

test.each([
  ['Jonas Weber', 'Jonas'],
  ['  Anna-Lena   Müller ', 'Anna-Lena'],
  ['Ayşe', 'Ayşe'],
  ['Familie Weber', ''],
  ['Herr Weber', ''],
  ['Dr. Weber', ''],
  ['Weber, Jonas', ''],
  ['J. Weber', ''],
  ['0171 3920012', ''],
  ['', ''],
])('%p is thanked as %p', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
