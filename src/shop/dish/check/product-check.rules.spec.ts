import { describe, expect, it } from '@jest/globals';
import type { ComboOffer, Dish, Variant } from '../../menu/menu.types.js';
import type { WantedDish } from '../product-parts.types.js';
import { extrasProblems, productProblems } from './product-check.rules.js';
import { comboThought } from './product-combo.rules.js';
import { warningsOf } from './product-warnings.rules.js';

const size = (id: string, name: string, priceCents: number, pickup?: number): Variant => ({
  id,
  name,
  priceCents,
  content: null,
  ownPrices: pickup === undefined ? [] : [{ fulfilment: 'pickup', priceCents: pickup }],
});
const dish = (id: string, variants: Variant[], more: Partial<Dish> = {}): Dish => ({
  id,
  name: id,
  taxClass: 'food',
  variants,
  combo: null,
  halves: null,
  ...more,
});

const choice = (productId: string, variantId = 'v1', surchargeCents = 0) => ({
  id: `${productId}-${variantId}`,
  productId,
  variantId,
  surchargeCents,
});
const course = (name: string, ...choices: ReturnType<typeof choice>[]) => ({ id: name, name, choices });
const combo = (...courses: ComboOffer['courses']): ComboOffer => ({ method: 'singlePrices', courses });

const LUNCH = combo(
  course('Pizza', choice('Salami'), choice('Funghi')),
  course('Getränk', choice('Cola'), choice('Cola', 'v2', 50)),
);
const dishes = new Map(
  [
    dish('Salami', [size('v1', 'Klein', 900), size('v2', 'Groß', 1100)]),
    dish('Funghi', [size('v1', 'Klein', 800, 700), size('v2', 'Groß', 1000)]),
    dish('Cola', [size('v1', '', 250), size('v2', 'Flasche', 400)], { taxClass: 'drink' }),
    dish('Pasta', [size('v1', '', 950)]),
    dish('Mittag', [size('v1', '', 900)], { combo: LUNCH }),
    dish('Halbe', [size('v1', 'Groß', 1000)], {
      halves: { productIds: ['Salami', 'Funghi'], price: 'dearer' },
    }),
  ].map((one) => [one.id, one]),
);
const around = { self: 'Neu', dishes, ingredients: new Set(['mozzarella']) };

const wanted = (over: Partial<WantedDish>): WantedDish => ({
  variants: [size('', '', 1000)],
  taxClass: 'food',
  minAge: 0,
  fulfilments: ['delivery'],
  ...over,
});
const fields = (over: Partial<WantedDish>, self: string | null = 'Neu') =>
  extrasProblems(wanted(over), { ...around, self }).map(({ field }) => field);

describe('a combo', () => {
  it.each<[string, ComboOffer, string[]]>([
    ['of two parts', LUNCH, []],
    ['of one part', combo(course('Pizza', choice('Salami'))), ['combo.courses']],
    [
      'with a part without a name',
      combo(course(' ', choice('Salami')), course('B', choice('Cola'))),
      ['combo.courses.0.name'],
    ],
    [
      'with two parts of one name',
      combo(course('A', choice('Salami')), course('a', choice('Cola'))),
      ['combo.courses.1.name'],
    ],
    [
      'with a part nobody can choose',
      combo(course('A'), course('B', choice('Cola'))),
      ['combo.courses.0.choices'],
    ],
    [
      'of a dish that is gone',
      combo(course('A', choice('Weg')), course('B', choice('Cola'))),
      ['combo.courses.0.choices.0'],
    ],
    [
      'of a size that is gone',
      combo(course('A', choice('Salami', 'v9')), course('B', choice('Cola'))),
      ['combo.courses.0.choices.0'],
    ],
    [
      'of another combo',
      combo(course('A', choice('Mittag')), course('B', choice('Cola'))),
      ['combo.courses.0.choices.0'],
    ],
    [
      'of two halves',
      combo(course('A', choice('Halbe')), course('B', choice('Cola'))),
      ['combo.courses.0.choices.0'],
    ],
    [
      'of the same dish twice',
      combo(course('A', choice('Salami'), choice('Salami')), course('B', choice('Cola'))),
      ['combo.courses.0.choices.1'],
    ],
  ])('%s', (_, offer, problems) => {
    expect(fields({ combo: offer })).toEqual(problems);
  });

  it.each<[string, Variant, WantedDish['fulfilments'], number]>([
    ['as dear as the cheapest parts', size('', '', 1050), ['delivery'], 0],
    ['dearer than the cheapest parts', size('', '', 1051), ['delivery'], 1],
    ['dearer than the parts where they are cheaper', size('', '', 1050), ['delivery', 'pickup'], 1],
    ['that is cheaper there as well', size('', '', 1050, 950), ['delivery', 'pickup'], 0],
  ])('%s', (_, variant, fulfilments, problems) => {
    expect(fields({ combo: LUNCH, variants: [variant], fulfilments })).toHaveLength(problems);
  });

  it('that asks more for a dearer part stays below what the parts cost', () => {
    const offer = combo(course('Pizza', choice('Funghi')), course('Getränk', choice('Cola', 'v2', 200)));
    expect(fields({ combo: offer, variants: [size('', '', 1000)] })).toHaveLength(0);
    expect(fields({ combo: offer, variants: [size('', '', 1001)] })).toEqual(['variants.0.priceCents']);
  });

  it('at a flat price needs a course of drinks and a course of dishes, whatever guests choose', () => {
    const flat = (...courses: ComboOffer['courses']): ComboOffer => ({ method: 'thirtySeventy', courses });
    const pizza = course('Pizza', choice('Salami'), choice('Funghi'));
    const drink = course('Getränk', choice('Cola'));
    const either = course('Dazu', choice('Cola'), choice('Pasta'));
    expect(fields({ combo: flat(pizza, drink) })).toEqual([]);
    expect(fields({ combo: flat(pizza, course('Pasta', choice('Pasta'))) })).toEqual(['combo.method']);
    expect(fields({ combo: flat(drink, course('Mehr', choice('Cola', 'v2'))) })).toEqual(['combo.method']);
    expect(fields({ combo: flat(pizza, either) })).toEqual(['combo.method']);
    expect(fields({ combo: flat(pizza, drink, either) })).toEqual([]);
  });

  it('at a flat price with a dear drink is worth a thought', () => {
    const flat: ComboOffer = { ...LUNCH, method: 'thirtySeventy' };
    expect(comboThought(flat, [size('', '', 1500)], dishes)).toMatch(/Getränkeanteil von 4,50/);
    expect(comboThought(LUNCH, [size('', '', 1500)], dishes)).toBeNull();
  });
});

describe('two halves', () => {
  it.each([
    [['Salami', 'Funghi'], ['Groß'], []],
    [['Salami', 'Funghi'], ['Klein', 'Groß'], []],
    [['Salami'], ['Groß'], ['halves.productIds']],
    [['Salami', 'Pasta'], ['Groß'], ['halves.productIds']],
    [['Salami', 'Weg'], ['Groß'], ['halves.productIds']],
    [['Salami', 'Mittag'], ['Groß'], ['halves.productIds']],
  ])('of %j in the sizes %j: %j', (productIds, sizes, problems) => {
    const variants = sizes.map((name) => size('', name, 1000));
    expect(fields({ halves: { productIds, price: 'dearer' }, variants })).toEqual(problems);
  });

  it('are no combo', () => {
    const halves = { productIds: ['Salami', 'Funghi'], price: 'mean' } as const;
    expect(fields({ combo: LUNCH, halves: { ...halves, productIds: [...halves.productIds] } })).toContain(
      'halves',
    );
  });
});

describe('a dish that others are made of', () => {
  it.each<[string, string, Partial<WantedDish>, string[]]>([
    [
      'keeps the sizes they need',
      'Salami',
      { variants: [size('v1', 'Klein', 1), size('v2', 'Groß', 1)] },
      [],
    ],
    ['cannot lose a size of a combo', 'Salami', { variants: [size('v2', 'Groß', 1)] }, ['variants']],
    ['cannot lose a size of two halves', 'Salami', { variants: [size('v1', 'Klein', 1)] }, ['variants']],
    [
      'cannot become a combo itself',
      'Salami',
      {
        variants: [size('v1', 'Klein', 900), size('v2', 'Groß', 1100)],
        combo: combo(course('A', choice('Pasta')), course('B', choice('Cola'))),
      },
      ['combo', 'combo'],
    ],
  ])('%s', (_, self, over, problems) => {
    expect(fields(over, self)).toEqual(problems);
  });
});

it.each<[Partial<WantedDish>, string[]]>([
  [{ goesWithIds: ['Cola'], ingredientIds: ['mozzarella'] }, []],
  [{ goesWithIds: ['Neu'] }, ['goesWithIds']],
  [{ goesWithIds: ['Weg'] }, ['goesWithIds']],
  [{ ingredientIds: ['feta'] }, ['ingredientIds']],
  [
    {
      variants: [
        {
          ...size('', '', 1),
          ownPrices: [
            { fulfilment: 'table', priceCents: 1 },
            { fulfilment: 'table', priceCents: 2 },
          ],
        },
      ],
    },
    ['variants.0.ownPrices'],
  ],
])('%j is refused beside %j', (over, problems) => {
  expect(fields(over)).toEqual(problems);
});

describe('alcohol', () => {
  const packed = {
    legalName: '',
    ingredientsText: '',
    netQuantity: '',
    responsibleBusiness: '',
    nutrition: null,
  };
  it.each<[number, 0 | 16, WantedDish['taxClass'], string[]]>([
    [4.9, 0, 'drink', ['alcoholType']],
    [4.9, 16, 'drink', []],
    [0.5, 0, 'drink', []],
    [2, 0, 'food', []],
  ])('of %d percent and from %i on as %s: %j', (alcoholVol, minAge, taxClass, problems) => {
    expect(fields({ prepacked: { ...packed, alcoholVol }, minAge, taxClass })).toEqual(problems);
  });
});

it('is told in the list when a part has become cheaper than the combo', () => {
  const menu = {
    id: 'Mittag',
    ...wanted({ variants: [size('', '', 1050)] }),
    combo: LUNCH,
    prepacked: null,
    halves: null,
  };
  expect(warningsOf(menu as never, dishes)).toEqual([]);
  const cheaper = new Map([...dishes, ['Funghi', dish('Funghi', [size('v1', 'Klein', 500)])]]);
  expect(warningsOf(menu as never, cheaper)).toEqual(['Menü prüfen']);
});

describe('what is wrong with a dish', () => {
  const around = { categories: [{ id: 'k' }], optionGroups: [{ id: 'g' }] } as never;
  const size = (name: string) => ({ id: '', name, priceCents: 100, content: null, ownPrices: [] });
  it.each([
    [[size('')], 'k', ['g'], []],
    [[size(''), size('Groß')], 'k', [], ['variants.0.name']],
    [[size('Groß'), size('groß ')], 'k', [], ['variants.1.name']],
    [[size('')], 'x', ['h'], ['categoryId', 'optionGroupIds']],
  ])('%j in %s with %j: %j', (variants, categoryId, optionGroupIds, fields) => {
    const problems = productProblems({ variants, categoryId, optionGroupIds }, around);
    expect(problems.map(({ field }) => field)).toEqual(fields);
  });
});
