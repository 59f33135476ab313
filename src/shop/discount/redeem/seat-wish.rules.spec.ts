import { expect, it } from '@jest/globals';
import type { Offer } from '../offer/offer.types.js';
import { aRule } from '../rules/discount.fixture.js';
import { plainMissOf, seatWishesOf } from './seat-wish.rules.js';

const offer = (over: Partial<Offer>): Offer => ({
  ...aRule({ kind: 'amount', cents: 100 }, { id: 'o' }),
  shopId: 's',
  version: 1,
  enabled: true,
  code: 'A',
  series: 0,
  totalLimit: null,
  guestLimit: null,
  createdAt: new Date(0),
  ...over,
});
const jonas = { marks: [{ mark: 'new', former: ['old'] }], code: 'A' };

it('a guest is counted under the mark of an older key as well, so a changed key is no second chance', () => {
  expect(seatWishesOf(offer({ guestLimit: 2 }), jonas).map(({ wish }) => wish)).toEqual([
    { offerId: 'o', of: 'guest:new', former: ['guest:old'], seats: 2 },
  ]);
});

it('what nobody limits takes no seat, and each code of a series has one', () => {
  expect(seatWishesOf(offer({}), jonas)).toEqual([]);
  expect(seatWishesOf(offer({ series: 5 }), jonas).map(({ wish }) => [wish.of, wish.seats])).toEqual([
    ['code:A', 1],
  ]);
});

const { conditions } = offer({});
const OFFERS = {
  'for all': offer({}),
  'for a first order': offer({ conditions: { ...conditions, firstOrder: true } }),
  'once per guest': offer({ guestLimit: 1 }),
};
const same = { offer: offer({}) };
const other = { offer: offer({ id: 'other' }) };

it.each([
  ['for all', 'table', [], null],
  ['for a first order', 'table', [], 'fulfilment'],
  ['once per guest', 'table', [], 'fulfilment'],
  ['for a first order', 'pickup', [], null],
  ['for all', 'pickup', [same], 'better'],
  ['for all', 'pickup', [other], null],
] as const)(
  'one %s, at %s: a table knows no guests, and two codes of one are one',
  (which, way, before, why) => {
    expect(plainMissOf(OFFERS[which], way, before)?.why ?? null).toBe(why);
  },
);
