import { describe, expect, it } from '@jest/globals';
import type { PhoneDish } from '../../../../src/shop/phone-order/phone-menu.view';
import { dishesFor, isPlain, wantedIn } from './dish-search.rules';

const dish = (over: Partial<PhoneDish>): PhoneDish => ({
  id: over.name ?? 'x',
  number: '',
  name: 'x',
  category: 'Pizza',
  fulfilments: ['delivery', 'pickup', 'table'],
  soldOut: false,
  minAge: 0,
  variants: [{ id: 'v', name: '', cents: 900, ownPrices: [] }],
  questions: [],
  ...over,
});
const extras = { id: 'g', name: 'Extras', min: 0, max: 3, options: [] };
const MENU = [
  dish({ number: '14', name: 'Pizza Margherita' }),
  dish({ number: '141', name: 'Tiramisù', category: 'Dolci' }),
  dish({ number: '15', name: 'Margherita mit Büffelmozzarella' }),
  dish({ name: 'Tagesteller', fulfilments: ['table'] }),
];

describe('what is typed', () => {
  it.each([
    ['14', 1, '14'],
    ['2 14', 2, '14'],
    ['2x14', 2, '14'],
    ['3 × marg', 3, 'marg'],
    ['12 Wings', 12, 'Wings'],
    ['0 cola', 1, '0 cola'],
    ['7up', 1, '7up'],
  ])('%j is %i of %j', (typed, quantity, text) => {
    expect(wantedIn(typed)).toEqual({ quantity, text });
  });
});

describe('the search for a dish', () => {
  const found = (typed: string) => dishesFor(MENU, typed, 'pickup').map(({ name }) => name);

  it('has the dish of the number first, then those whose number begins like it', () => {
    expect(found('14')).toEqual(['Pizza Margherita', 'Tiramisù']);
    expect(found('2x14')[0]).toBe('Pizza Margherita');
  });

  it('prefers a name that begins like it', () => {
    expect(found('marg')).toEqual(['Margherita mit Büffelmozzarella', 'Pizza Margherita']);
  });

  it('reads without accents and by several words', () => {
    expect(found('tiramisu')).toEqual(['Tiramisù']);
    expect(found('piz mar')).toHaveLength(2);
  });

  it('finds nothing for nothing, and no dish that does not go this way', () => {
    expect(found('  ')).toEqual([]);
    expect(found('tages')).toEqual([]);
  });
});

describe('a choice', () => {
  it('is asked where there are sizes or something must be chosen', () => {
    expect(isPlain(dish({ questions: [extras] }))).toBe(true);
    expect(isPlain(dish({ questions: [{ ...extras, min: 1 }] }))).toBe(false);
    expect(isPlain(dish({ variants: [MENU[0]!.variants[0]!, MENU[0]!.variants[0]!] }))).toBe(false);
  });
});
