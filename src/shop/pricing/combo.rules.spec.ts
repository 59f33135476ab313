import { describe, expect, test } from '@jest/globals';
import { comboProblemOf, comboSharesOf, comboWarningOf } from './combo.rules.js';
import { priceOf } from './pricing.rules.js';
import type { Combo, ComboPart } from './pricing.types.js';
import { aBasket, aLine } from './pricing.vectors.js';

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
const cents = (combo: Combo, total: number) => comboSharesOf(combo, total).map((share) => share.cents);

describe('the price of a combo is split', () => {
  test('by what its parts cost on their own', () => {
    expect(cents(menu(burger, part('Pommes', 'food', 350), part('Cola', 'drink', 300)), 1_200)).toEqual([
      680, 280, 240,
    ]);
  });

  test('by the drink that was chosen, not by the cheapest', () => {
    expect(cents(menu(burger, part('Cola groß', 'drink', 450)), 1_000)).toEqual([654, 346]);
  });

  test('for all pieces at once, so that no cent is rounded twice', () => {
    const line = aLine({ combo: menu(burger, part('Cola', 'drink', 290)), unitCents: 999, quantity: 3 });
    const { groups } = priceOf(aBasket({ lines: [line] }));
    expect(groups.map(({ rate, grossCents }) => [rate, grossCents])).toEqual([
      [7, 2_235],
      [19, 762],
    ]);
  });

  test('30 to 70 for a flat price of food with drinks', () => {
    expect(comboSharesOf({ method: 'thirtySeventy', parts: [burger] }, 2_990)).toEqual([
      { taxClass: 'food', cents: 2_093 },
      { taxClass: 'drink', cents: 897 },
    ]);
  });

  test('and a part that comes twice weighs twice', () => {
    expect(cents(menu(burger, part('Cola', 'drink', 290, 2)), 1_430)).toEqual([850, 580]);
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
    [{ ...menu(burger, burger), method: 'thirtySeventy' as const }, 9_999, null],
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
