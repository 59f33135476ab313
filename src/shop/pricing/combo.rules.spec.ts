import { describe, expect, test } from '@jest/globals';
import { comboProblemOf, comboWarningOf, comboWeightsOf, NEEDS_DRINK_AND_DISH } from './combo.rules.js';
import { priceOf } from './pricing.rules.js';
import type { Combo, ComboPart } from './pricing.types.js';
import { aBasket, aLine } from './pricing.vectors.js';
import { refundOf } from './refund.rules.js';

const part = (
  name: string,
  taxClass: ComboPart['taxClass'],
  singleCents: number,
  quantity = 1,
): ComboPart => ({
  name,
  taxClass,
  quantity,
  singleCents,
});
const burger = part('Burger', 'food', 850);
const menu = (...parts: ComboPart[]): Combo => ({ method: 'singlePrices', parts });
/** What a line of one combo brings in at each rate. */
const byRate = (combo: Combo, unitCents: number, quantity = 1) =>
  priceOf(aBasket({ lines: [aLine({ combo, unitCents, quantity })] })).groups.map(({ rate, grossCents }) => [
    rate,
    grossCents,
  ]);

describe('the price of a combo is split', () => {
  test('by what its parts cost on their own', () => {
    const combo = menu(burger, part('Pommes', 'food', 350), part('Cola', 'drink', 300));
    expect(byRate(combo, 1_200)).toEqual([
      [7, 960],
      [19, 240],
    ]);
  });

  test('by the drink that was chosen, not by the cheapest', () => {
    expect(byRate(menu(burger, part('Cola groß', 'drink', 450)), 1_000)).toEqual([
      [7, 654],
      [19, 346],
    ]);
  });

  test('for all pieces at once, so that no cent is rounded twice', () => {
    expect(byRate(menu(burger, part('Cola', 'drink', 290)), 999, 3)).toEqual([
      [7, 2_235],
      [19, 762],
    ]);
  });

  test('once for each rate, so that no cent drifts between its parts', () => {
    const combo = menu(part('Suppe', 'food', 100), part('Cola', 'drink', 100), part('Brot', 'food', 100));
    // 66.67 and 33.33; by part it would be 34 + 33 of food and 33 of drink for 100, but 67 and 34 for 101.
    expect(byRate(combo, 101)).toEqual([
      [7, 67],
      [19, 34],
    ]);
    expect(
      byRate(menu(part('a', 'food', 100), part('b', 'food', 100), part('c', 'drink', 100)), 100),
    ).toEqual([
      [7, 67],
      [19, 33],
    ]);
  });

  test('30 to 70 for a flat price of food with drinks', () => {
    const parts = [burger, part('Cola', 'drink', 290)];
    expect(comboWeightsOf({ method: 'thirtySeventy', parts })).toEqual([
      { taxClass: 'food', weight: 70 },
      { taxClass: 'drink', weight: 30 },
    ]);
    expect(byRate({ method: 'thirtySeventy', parts }, 2_990)).toEqual([
      [7, 2_093],
      [19, 897],
    ]);
  });

  test('and a part that comes twice weighs twice', () => {
    expect(byRate(menu(burger, part('Cola', 'drink', 290, 2)), 1_430)).toEqual([
      [7, 850],
      [19, 580],
    ]);
  });
});

test('a combo carries the deposit of its drink', () => {
  const line = aLine({
    combo: menu(burger, part('Cola', 'drink', 290)),
    unitCents: 999,
    deposit: { cents: 25, kind: 'oneWay', taxClass: null },
  });
  expect(priceOf(aBasket({ lines: [line] })).lines[0]?.depositRate).toBe(19);
});

test('each deposit of a combo keeps the class of its own part', () => {
  const bowl = {
    ...part('Bowl', 'food', 990),
    deposit: { cents: 500, kind: 'reusable' as const, taxClass: null },
  };
  const cola = {
    ...part('Cola', 'drink', 290),
    deposit: { cents: 25, kind: 'oneWay' as const, taxClass: null },
  };
  const line = aLine({
    combo: menu(bowl, cola),
    unitCents: 0,
    quantity: 2,
    deposit: { cents: 525, kind: 'oneWay', taxClass: null },
  });
  const basket = priceOf(aBasket({ lines: [line] }));
  expect(basket.depositCents).toBe(1_050);
  expect(basket.groups.map(({ rate, grossCents, vatCents }) => [rate, grossCents, vatCents])).toEqual([
    [7, 1_000, 65],
    [19, 50, 8],
  ]);
  const back = refundOf(
    basket,
    { kind: 'items', lines: [{ lineId: line.id, quantity: 1 }], fees: [], tip: false },
    [],
  );
  expect(back.lines[0]?.shares).toEqual([
    { rate: 7, cents: -500 },
    { rate: 19, cents: -25 },
  ]);
});

describe('before a combo is saved', () => {
  test.each([
    [menu(burger, part('Cola', 'drink', 290)), 1_140, null],
    [menu(burger, part('Cola', 'drink', 290)), 1_141, 'Der Menüpreis liegt über der Summe der Einzelpreise.'],
    [menu(burger), 500, 'Ein Menü besteht aus mindestens zwei Produkten.'],
    [
      menu(part('a', 'food', 0), part('b', 'drink', 0)),
      0,
      'Die Produkte des Menüs haben keinen Einzelpreis.',
    ],
    [{ ...menu(burger, burger), method: 'thirtySeventy' as const }, 9_999, NEEDS_DRINK_AND_DISH],
    [
      { ...menu(part('Cola', 'drink', 290), part('Wasser', 'drink', 250)), method: 'thirtySeventy' as const },
      500,
      NEEDS_DRINK_AND_DISH,
    ],
    [{ ...menu(burger, part('Cola', 'drink', 290)), method: 'thirtySeventy' as const }, 9_999, null],
  ])('(%#)', (combo, price, problem) => {
    expect(comboProblemOf(combo, price)).toBe(problem);
  });

  test('30 to 70 warns when the drink would be dearer than on its own', () => {
    const combo: Combo = { method: 'thirtySeventy', parts: [burger, part('Cola', 'drink', 290)] };
    expect(comboWarningOf(combo, 1_000)).toBe(
      'Der Getränkeanteil von 3,00\u00a0€ liegt über dem Einzelpreis von 2,90\u00a0€. ' +
        'Die Aufteilung nach Einzelpreisen ist dann meist günstiger.',
    );
    expect(comboWarningOf(combo, 900)).toBeNull();
    expect(comboWarningOf({ ...combo, method: 'singlePrices' }, 1_000)).toBeNull();
  });
});
