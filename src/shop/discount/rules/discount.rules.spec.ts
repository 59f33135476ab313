import { describe, expect, it } from '@jest/globals';
import { sameTimesDaily } from '../../opening-hours/opening-defaults.rules.js';
import type { DiscountConditions, DiscountEffect, DiscountGuest, DiscountScope } from '../discount.types.js';
import { aMoment, aRule, discountBasket, dishLine, NO_CONDITIONS } from './discount.fixture.js';
import { discountsFor } from './discount.rules.js';
import { EVERYTHING } from './scope.rules.js';

const margherita = dishLine({ id: 'm', productId: 'margherita', unitCents: 900, quantity: 2 });
const salami = dishLine({ id: 's', productId: 'salami', unitCents: 1_100 });
const cola = dishLine({
  id: 'c',
  productId: 'cola',
  categoryId: 'drinks',
  unitCents: 300,
  quantity: 3,
  taxClass: 'drink',
  deposit: { cents: 25, kind: 'oneWay', taxClass: null },
});
const BASKET = discountBasket([margherita, salami, cola], 250);
const of = (over: Partial<DiscountScope>): DiscountScope => ({ ...EVERYTHING, ...over });
const DRINKS = of({ categoryIds: ['drinks'] });
const PIZZA = of({ categoryIds: ['pizza'] });

describe('what one rule takes off two Margherita, a Salami and three Cola', () => {
  it.each<[string, DiscountEffect, DiscountScope, number]>([
    ['five euros', { kind: 'amount', cents: 500 }, EVERYTHING, 500],
    ['never more than is there', { kind: 'amount', cents: 99_999 }, EVERYTHING, 3_800],
    [
      'ten percent, and not of the deposit',
      { kind: 'percent', percent: 10, maxCents: null },
      EVERYTHING,
      380,
    ],
    ['ten percent up to three euros', { kind: 'percent', percent: 10, maxCents: 300 }, EVERYTHING, 300],
    ['half of the drinks', { kind: 'percent', percent: 50, maxCents: null }, DRINKS, 450],
    [
      'half of all but the drinks',
      { kind: 'percent', percent: 50, maxCents: null },
      of({ notCategoryIds: ['drinks'] }),
      1_450,
    ],
    ['one Salami', { kind: 'freeItem', pieces: 1 }, of({ productIds: ['salami'] }), 1_100],
    ['the third pizza', { kind: 'buyGet', buy: 2, get: 1, percent: 100 }, PIZZA, 900],
    ['each second Cola at half price', { kind: 'buyGet', buy: 1, get: 1, percent: 50 }, DRINKS, 150],
    [
      'pizza and Cola for ten euros, twice as it gets',
      {
        kind: 'set',
        cents: 1_000,
        parts: [
          { quantity: 1, scope: PIZZA },
          { quantity: 1, scope: DRINKS },
        ],
      },
      EVERYTHING,
      1_400 - 1_000 + (1_200 - 1_000) + (1_200 - 1_000),
    ],
  ])('%s', (_, effect, scope, cents) => {
    const { given } = discountsFor([aRule(effect, { scope })], BASKET, aMoment());
    expect(given.map((one) => one.cents)).toEqual([cents]);
  });

  it('gives free delivery whatever it costs, and only where something is driven', () => {
    const free = aRule({ kind: 'freeDelivery' });
    expect(discountsFor([free], BASKET, aMoment()).given).toEqual([{ rule: free, cents: 250 }]);
    const unknown = discountBasket([margherita]);
    expect(discountsFor([free], unknown, aMoment()).discounts).toHaveLength(1);
    const { missed } = discountsFor([free], BASKET, aMoment({ fulfilment: 'pickup' }));
    expect(missed).toEqual([{ rule: free, miss: { why: 'fulfilment' } }]);
  });

  it('leaves what was put on a pizza to be paid', () => {
    const extra = { id: 'o', name: 'Extra Käse', cents: 150, quantity: 1, taxClass: null };
    const loaded = dishLine({ id: 'm', productId: 'm', unitCents: 900, options: [extra] });
    const outcome = discountsFor(
      [aRule({ kind: 'freeItem', pieces: 1 })],
      discountBasket([loaded]),
      aMoment(),
    );
    expect(outcome.given[0]?.cents).toBe(900);
  });
});

describe('why a rule gives nothing', () => {
  const happy = sameTimesDaily([{ from: '17:00', to: '19:00' }]);
  it.each<[Partial<DiscountConditions>, Parameters<typeof aMoment>[0], unknown]>([
    [
      { validFrom: new Date('2026-11-20T17:00:01Z') },
      {},
      { why: 'notYet', from: new Date('2026-11-20T17:00:01Z') },
    ],
    [{ validFrom: new Date('2026-11-20T17:00:00Z') }, {}, null],
    [{ validUntil: new Date('2026-11-20T17:00:00Z') }, {}, { why: 'over' }],
    [{ validUntil: new Date('2026-11-20T17:00:01Z') }, {}, null],
    [{ hours: happy }, { now: new Date('2026-11-20T15:59:59Z') }, { why: 'hours' }],
    [{ hours: happy }, { now: new Date('2026-11-20T16:00:00Z') }, null],
    [{ hours: happy }, { now: new Date('2026-11-20T17:59:59Z') }, null],
    [{ hours: happy }, { now: new Date('2026-11-20T18:00:00Z') }, { why: 'hours' }],
    [{ hours: happy, clock: 'handover' }, {}, { why: 'hours' }],
    [{ fulfilments: ['pickup'] }, {}, { why: 'fulfilment' }],
    [{ minimumCents: 5_001 }, {}, { why: 'minimum', missingCents: 1 }],
    [{ minimumCents: 5_000 }, {}, null],
    [{ firstOrder: true }, { guest: { orders: 1, lastOrderAt: null } }, { why: 'notFirst' }],
    [{ firstOrder: true }, { guest: { orders: 0, lastOrderAt: null } }, null],
    [{ firstOrder: true }, { guest: null }, null],
    [{ awayWeeks: 8 }, { guest: null }, null],
    [{ awayWeeks: 8 }, { guest: { orders: 3, lastOrderAt: new Date('2026-09-25T17:00:00Z') } }, null],
    [
      { awayWeeks: 8 },
      { guest: { orders: 3, lastOrderAt: new Date('2026-09-25T17:00:01Z') } },
      { why: 'notAway' },
    ],
    [{ awayWeeks: 8 }, { guest: { orders: 0, lastOrderAt: null } }, { why: 'notAway' }],
  ])('%j at %j: %j', (conditions, moment, miss) => {
    const rule = aRule({ kind: 'amount', cents: 100 }, { conditions: { ...NO_CONDITIONS, ...conditions } });
    const { missed } = discountsFor([rule], BASKET, aMoment(moment));
    expect(missed[0]?.miss ?? null).toEqual(miss);
  });

  it('waits for the order where a campaign asks who it is, or everybody would see it', () => {
    const campaign = aRule(
      { kind: 'amount', cents: 100 },
      { kind: 'campaign', conditions: { ...NO_CONDITIONS, awayWeeks: 8 } },
    );
    const missedBy = (guest: DiscountGuest | null) =>
      discountsFor([campaign], BASKET, aMoment({ guest })).missed.map(({ miss }) => miss.why);
    expect(missedBy(null)).toEqual(['notAway']);
    expect(missedBy({ orders: 1, lastOrderAt: new Date(0) })).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ['the hour that comes twice, the first time', '2026-10-25T00:30:00Z', true],
    ['and the second time', '2026-10-25T01:30:00Z', true],
    ['until the second one ends', '2026-10-25T02:00:00Z', false],
    ['one minute before the clock goes on', '2026-03-29T00:59:00Z', false],
    ['after the hour that never comes', '2026-03-29T01:00:00Z', false],
  ])('a happy hour from two to three: %s', (_, now, acts) => {
    const hours = sameTimesDaily([{ from: '02:00', to: '03:00' }]);
    const night = aRule({ kind: 'amount', cents: 100 }, { conditions: { ...NO_CONDITIONS, hours } });
    expect(discountsFor([night], BASKET, aMoment({ now: new Date(now) })).given.length > 0).toBe(acts);
  });

  it('ends at the minute on the night the clock goes back, and is not given twice', () => {
    const late = sameTimesDaily([{ from: '23:00', to: '02:00' }]);
    const rule = aRule({ kind: 'amount', cents: 100 }, { conditions: { ...NO_CONDITIONS, hours: late } });
    const at = (instant: string) =>
      discountsFor([rule], BASKET, aMoment({ now: new Date(instant) })).given.length;
    expect(
      ['2026-10-24T20:59:59Z', '2026-10-24T21:00:00Z', '2026-10-24T23:59:59Z', '2026-10-25T01:00:00Z'].map(
        at,
      ),
    ).toEqual([0, 1, 1, 0]);
  });

  it('has nothing to do with what is not in the basket', () => {
    const wine = aRule(
      { kind: 'percent', percent: 20, maxCents: null },
      { scope: of({ productIds: ['wine'] }) },
    );
    expect(discountsFor([wine], BASKET, aMoment()).missed).toEqual([
      { rule: wine, miss: { why: 'nothingMeant' } },
    ]);
  });
});

describe('several at once', () => {
  const ten = aRule({ kind: 'percent', percent: 10, maxCents: null }, { id: 'ten' });
  const five = aRule({ kind: 'amount', cents: 500 }, { id: 'five' });
  const third = aRule({ kind: 'buyGet', buy: 2, get: 1, percent: 100 }, { id: 'third', scope: PIZZA });

  it('takes pieces off first, then percents of what is left, then amounts', () => {
    const { given } = discountsFor([five, ten, third], BASKET, aMoment());
    expect(given.map(({ rule, cents }) => [rule.id, cents])).toEqual([
      ['third', 900],
      ['ten', 290],
      ['five', 500],
    ]);
  });

  it('gives one that stands alone only where it is worth more than all others together', () => {
    const alone = { ...aRule({ kind: 'amount', cents: 879 }, { id: 'alone', combinable: false }) };
    const small = discountsFor([alone, ten, five], BASKET, aMoment());
    expect(small.given.map(({ rule }) => rule.id)).toEqual(['ten', 'five']);
    expect(small.missed).toEqual([{ rule: alone, miss: { why: 'better' } }]);
    const large = aRule({ kind: 'amount', cents: 881 }, { id: 'alone', combinable: false });
    expect(discountsFor([large, ten, five], BASKET, aMoment()).given.map(({ rule }) => rule.id)).toEqual([
      'alone',
    ]);
  });

  it('never counts one piece twice: of two offers on pizza the better one, beside one on drinks', () => {
    const half = aRule({ kind: 'buyGet', buy: 1, get: 1, percent: 50 }, { id: 'half', scope: PIZZA });
    const drinks = aRule({ kind: 'buyGet', buy: 2, get: 1, percent: 100 }, { id: 'drinks', scope: DRINKS });
    const { given, missed } = discountsFor([half, third, drinks], BASKET, aMoment());
    expect(given.map(({ rule }) => rule.id).sort()).toEqual(['drinks', 'third']);
    expect(missed).toEqual([{ rule: half, miss: { why: 'better' } }]);
  });

  it('asks the restaurant which one it would rather give when both are worth the same', () => {
    const wished = { ...five, id: 'zz', combinable: false, priority: 5 };
    const other = { ...five, id: 'aa', combinable: false };
    expect(discountsFor([other, wished], BASKET, aMoment()).given.map(({ rule }) => rule.id)).toEqual(['zz']);
  });
});
