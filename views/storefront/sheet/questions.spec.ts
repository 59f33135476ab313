import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OptionGroupView, ProductView, VariantView } from '../../../src/storefront/menu/menu.view';
import {
  chosenIn,
  firstChosen,
  freeIn,
  inOrder,
  optionsOf,
  questionsOf,
  unanswered,
  unitCentsOf,
} from './questions';

const size = (name: string, priceCents: number, delivery?: number): VariantView => ({
  id: name,
  name,
  priceCents,
  unitPrice: null,
  ownPrices: delivery ? [{ fulfilment: 'delivery', priceCents: delivery, unitPrice: null }] : [],
});
const small = size('Klein', 900, 1000);
const dish = (over: Partial<ProductView> = {}) =>
  ({ id: 'pizza', variants: [small], combo: null, halves: null, ...over }) as ProductView;
const extras = (free: number, ...cents: number[]): OptionGroupView => ({
  id: 'extras',
  name: 'Extras',
  min: 0,
  max: 9,
  freeQuantity: free,
  options: cents.map((priceCents, i) => ({
    id: `e${i}`,
    name: `Extra ${i}`,
    priceCents,
    variantPrices: [],
    allergens: [],
    allergenKeys: [],
    additives: [],
    soldOut: false,
  })),
});
const half = (productId: string, ...prices: [string, number, number?][]) => ({
  productId,
  name: productId,
  allergens: [],
  allergenKeys: [],
  additives: [],
  minAge: 0,
  soldOut: false,
  prices: prices.map(([variantName, priceCents, delivery]) => ({
    variantName,
    priceCents,
    ownPrices: delivery ? [{ fulfilment: 'delivery', priceCents: delivery }] : [],
  })),
});
const halves = (price: 'dearer' | 'mean') =>
  dish({
    halves: {
      price,
      choices: [
        half('salami', ['Klein', 900, 1000], ['Groß', 1200]),
        half('funghi', ['Klein', 811]),
        half('calzone', ['Groß', 1300], ['XL', 1500]),
      ],
    },
  });
const drink = (id: string, surchargeCents: number, soldOut = false) => ({
  id,
  productId: id,
  name: id,
  variant: '',
  surchargeCents,
  additives: [],
  minAge: 0,
  soldOut,
  allergens: [],
  allergenKeys: [],
});

const costs = (product: ProductView, groups: OptionGroupView[], chosen = {}, way = 'pickup', of = small) =>
  unitCentsOf({
    product,
    groups,
    size: of,
    chosen,
    way,
    questions: questionsOf({ product, groups, size: of }),
  });

describe('what a dish costs as it was chosen', () => {
  it.each<[string, number | null, number | null]>([
    ['the price of the way', costs(dish(), [], {}, 'delivery'), 1000],
    ['the usual price elsewhere', costs(dish(), []), 900],
    ['extras on top', costs(dish(), [extras(0, 150, 200)], { extras: ['e0', 'e1'] }), 1250],
    ['the cheapest one is included', costs(dish(), [extras(1, 150, 200)], { extras: ['e0', 'e1'] }), 1100],
    ['the dearer half', costs(halves('dearer'), [], { first: ['salami'], second: ['funghi'] }), 900],
    [
      'the mean of both, rounded like a till',
      costs(halves('mean'), [], { first: ['salami'], second: ['funghi'] }),
      856,
    ],
    [
      'halves on this way of ordering',
      costs(halves('dearer'), [], { first: ['salami'], second: ['funghi'] }, 'delivery'),
      1000,
    ],
    [
      'the same half twice is a whole one',
      costs(halves('dearer'), [], { first: ['salami'], second: ['salami'] }),
      900,
    ],
    ['nobody knows while a half is missing', costs(halves('dearer'), [], { first: ['salami'] }), null],
    [
      'a half that is not made in this size is none',
      costs(halves('dearer'), [], { first: ['salami'], second: ['calzone'] }),
      null,
    ],
    [
      'a combo and what its choice costs more',
      costs(
        dish({
          combo: {
            courses: [{ id: 'getraenk', name: 'Getränk', choices: [drink('cola', 0), drink('bier', 80)] }],
          },
        }),
        [],
        { getraenk: ['bier'] },
      ),
      980,
    ],
  ])('%s', (_, cents, expected) => {
    expect(cents).toBe(expected);
  });

  it('never lets what is included cost more than nothing, nor takes from the dish', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(prices, fc.nat(10), (cents, free) => {
        const group = extras(free, ...cents);
        const chosen = { extras: group.options.map(({ id }) => id) };
        const price = costs(dish(), [group], chosen) ?? 0;
        const without = costs(dish(), [extras(0, ...cents)], chosen) ?? 0;
        expect(price).toBeGreaterThanOrEqual(900);
        expect(price).toBeLessThanOrEqual(without);
      }),
    );
  });
});

describe('what a dish asks', () => {
  const combo = dish({
    combo: {
      courses: [
        { id: 'getraenk', name: 'Getränk', choices: [drink('cola', 0), drink('bier', 80)] },
        { id: 'dessert', name: 'Dessert', choices: [drink('eis', 0), drink('torte', 0, true)] },
      ],
    },
  });
  const questions = questionsOf({ product: combo, groups: [], size: small });

  it('answers a course with one dish by itself', () => {
    expect(firstChosen(questions)).toEqual({ dessert: ['eis'] });
  });

  it('names the first question without an answer', () => {
    expect(unanswered(questions, { dessert: ['eis'] })?.id).toBe('getraenk');
    expect(unanswered(questions, { dessert: ['eis'], getraenk: ['cola'] })).toBeUndefined();
  });

  it('puts courses and halves into the basket like options', () => {
    expect(optionsOf(questions, { dessert: ['eis'], getraenk: ['bier'] })).toEqual([
      { groupId: 'getraenk', optionId: 'bier', quantity: 1 },
      { groupId: 'dessert', optionId: 'eis', quantity: 1 },
    ]);
    const asked = questionsOf({ product: halves('mean'), groups: [], size: small });
    expect(optionsOf(asked, { first: ['salami'], second: ['funghi'] })).toEqual([
      { groupId: 'first', optionId: 'salami', quantity: 1 },
      { groupId: 'second', optionId: 'funghi', quantity: 1 },
    ]);
  });

  it('forgets an answer that is not there in another size', () => {
    const asked = questionsOf({ product: halves('dearer'), groups: [], size: small });
    expect(optionsOf(asked, { first: ['salami'], second: ['calzone'] })).toHaveLength(1);
  });

  it('says which of the chosen ones are included', () => {
    const [question] = questionsOf({ product: dish(), groups: [extras(1, 200, 150)], size: small });
    expect([...freeIn(question!, { extras: ['e0', 'e1'] })]).toEqual(['e1']);
  });
});

describe('what is chosen before anybody taps', () => {
  const group = (over: Partial<OptionGroupView>, ...cents: number[]): OptionGroupView => ({
    ...extras(0, ...cents),
    min: 1,
    max: 1,
    ...over,
  });
  const soldOut = ({ options, ...rest }: OptionGroupView, place: number): OptionGroupView => ({
    ...rest,
    options: options.map((option, index) => (index === place ? { ...option, soldOut: true } : option)),
  });
  const first = (asked: OptionGroupView) =>
    firstChosen(questionsOf({ product: dish(), groups: [asked], size: small }));

  it.each<[string, OptionGroupView, object]>([
    ['the first that costs nothing', group({}, 250, 0, 0), { extras: ['e1'] }],
    ['never what costs', group({}, 250, 100), {}],
    ['nor what is sold out', soldOut(group({}, 0, 0), 0), { extras: ['e1'] }],
    ['nothing where nothing is required', group({ min: 0 }, 0, 0), {}],
    ['nothing where several are to be chosen', group({ min: 2, max: 2 }, 0, 0, 0), {}],
  ])('%s', (_, asked, expected) => {
    expect(first(asked)).toEqual(expected);
  });

  it('leaves courses with a choice and halves to the guest', () => {
    const course = { id: 'getraenk', name: 'Getränk', choices: [drink('cola', 0), drink('fanta', 0)] };
    const asked = questionsOf({ product: dish({ combo: { courses: [course] } }), groups: [], size: small });
    expect(firstChosen(asked)).toEqual({});
    expect(firstChosen(questionsOf({ product: halves('mean'), groups: [], size: small }))).toEqual({});
  });

  it('never adds to the price, whatever a restaurant asks', () => {
    const anOption = fc.record({ cents: fc.constantFrom(0, 50, 300), soldOut: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(anOption, { minLength: 1, maxLength: 6 }),
        fc.nat(3),
        fc.nat(3),
        (made, min, more) => {
          const asked = extras(0, ...made.map(({ cents }) => cents));
          const options = asked.options.map((option, i) => ({ ...option, soldOut: made[i]!.soldOut }));
          const groups = [{ ...asked, min, max: Math.max(1, min + more), options }];
          const chosen = firstChosen(questionsOf({ product: dish(), groups, size: small }));
          expect(costs(dish(), groups, chosen)).toBe(900);
        },
      ),
    );
  });

  it('asks first what must be answered', () => {
    const groups = [group({ id: 'extras', min: 0 }, 0), group({ id: 'rand' }, 0)];
    const asked = inOrder(questionsOf({ product: dish(), groups, size: small }));
    expect(asked.map(({ id }) => id)).toEqual(['rand', 'extras']);
  });

  it('reads the choices of a line as they were put into it', () => {
    const groups = [group({ id: 'rand' }, 0, 250), group({ id: 'extras', min: 0, max: 9 }, 100, 100, 100)];
    const asked = questionsOf({ product: dish(), groups, size: small });
    const chosen = { rand: ['e1'], extras: ['e0', 'e2'] };
    expect(chosenIn(optionsOf(asked, chosen))).toEqual(chosen);
  });
});
