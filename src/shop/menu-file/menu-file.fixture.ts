import fc from 'fast-check';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { cleanText } from '../../shared/text.js';
import { ADDITIVES, ALLERGENS, CODE_SETS } from '../allergens/allergens.types.js';
import { legalAgeOf } from '../menu/alcohol.rules.js';
import { menuFrom, PLAIN_DISH } from '../menu/menu.rules.js';
import {
  ALCOHOL_TYPES,
  type Category,
  DIETS,
  type Menu,
  type OptionGroup,
  type Product,
  type Variant,
} from '../menu/menu.types.js';
import { TAX_CLASSES } from '../pricing/pricing.types.js';
import { type MenuNow, planOf, stepsOf } from './menu-plan.rules.js';
import type { Around } from './rows/dish-cells.rules.js';
import type { MenuTable } from './table/menu-table.types.js';

export const NOON = new Date('2026-11-20T11:00:00Z');

export interface Kitchen {
  menu: Menu;
  products: Product[];
  around: Around;
}

export const aCategory = (over: Partial<Category> = {}): Category => ({
  id: 'pizza',
  shopId: 'bella',
  version: 1,
  name: 'Pizza',
  description: '',
  position: 0,
  image: null,
  fulfilments: [...FULFILMENTS],
  times: null,
  ...over,
});

export const aSize = (over: Partial<Variant> = {}): Variant => ({
  id: 'v1',
  name: '',
  priceCents: 990,
  content: null,
  ownPrices: [],
  ...over,
});

export const aDish = (over: Partial<Product> = {}): Product => ({
  ...PLAIN_DISH,
  id: 'salami',
  shopId: 'bella',
  version: 3,
  categoryId: 'pizza',
  position: 0,
  number: '11',
  name: 'Salami',
  description: 'mit Oregano',
  taxClass: 'food',
  variants: [aSize()],
  optionGroupIds: [],
  allergens: ['wheat', 'milk'],
  additives: [],
  depositCents: 0,
  minAge: 0,
  fulfilments: [...FULFILMENTS],
  createdAt: NOON,
  updatedAt: NOON,
  ...over,
});

export function aKitchen(
  products: Product[],
  categories = [aCategory()],
  over: Partial<Around> = {},
): Kitchen {
  const around: Around = {
    categories,
    optionGroups: [
      { id: 'extras', name: 'Extras' },
      { id: 'sauces', name: 'Soßen, scharf' },
    ],
    ingredients: [
      { id: 'mozzarella', name: 'Mozzarella' },
      { id: 'tomato', name: 'Tomate' },
    ],
    codeSet: 'AT',
    ...over,
  };
  return { menu: menuFrom('bella', categories, products, []), products, around };
}

const nowOf = ({ menu, products, around }: Kitchen): MenuNow => {
  let count = 0;
  const newId = () => `new${++count}`;
  return { shopId: 'bella', categories: menu.categories, products, around, now: NOON, newId };
};

/** What a table would change about a menu. */
export function plannedBy(table: MenuTable, kitchen: Kitchen, fromPaper = false) {
  const plan = planOf(table, { ...nowOf(kitchen), fromPaper });
  return { ...plan, steps: stepsOf(plan, kitchen.products) };
}

const TRAPS = [
  '=1+1',
  '+49',
  '-',
  '@x',
  '007',
  '1-2',
  '1/2',
  '0,50',
  '1.000',
  '1E3',
  "'s Eck",
  '"Rustica"',
  'a;b,c\td',
  '1. Mai',
  'wahr',
  '_x0041_',
  '5"',
  '50% <b>&',
];
export const anyLetter = fc.string({ unit: 'grapheme', maxLength: 20 });
/** Letters of Windows-1252. */
export const germanLetter = fc.string({
  unit: fc.constantFrom(...'aäÖß €–„“;,"\'=-+@01.|/\\<&'),
  maxLength: 20,
});

const lineOf = (letters: fc.Arbitrary<string>, min = 0) =>
  fc
    .oneof({ weight: 2, arbitrary: letters }, { weight: 1, arbitrary: fc.constantFrom(...TRAPS) })
    .map((text) => cleanText(text, { max: 80 }) || 'x'.repeat(min));

const cents = fc.integer({ min: 0, max: 1_000_000 });
const subset = <T>(values: readonly T[]) => fc.shuffledSubarray([...values]);

const size = (letters: fc.Arbitrary<string>) =>
  fc.record({
    name: lineOf(letters),
    priceCents: cents,
    content: fc.option(
      fc.record({
        amount: fc.integer({ min: 1, max: 100_000 }),
        unit: fc.constantFrom('ml' as const, 'g' as const),
      }),
    ),
    ownPrices: subset(FULFILMENTS).chain((ways) =>
      fc.tuple(
        ...ways.map((fulfilment) => fc.record({ fulfilment: fc.constant(fulfilment), priceCents: cents })),
      ),
    ),
  });

const dish = (letters: fc.Arbitrary<string>) =>
  fc.record({
    number: lineOf(letters),
    name: lineOf(letters, 1),
    description: lineOf(letters),
    taxClass: fc.constantFrom(...TAX_CLASSES),
    allergens: fc.option(subset(ALLERGENS)),
    additives: subset(ADDITIVES),
    diets: subset(DIETS),
    depositCents: cents,
    depositKind: fc.constantFrom('oneWay' as const, 'reusable' as const),
    packagingCents: cents,
    countsForMinimum: fc.boolean(),
    alcoholType: fc.constantFrom(...ALCOHOL_TYPES),
    minAge: fc.constantFrom(0, 16, 18),
    fulfilments: subset(FULFILMENTS),
    category: fc.nat(1),
    groups: fc.shuffledSubarray([0, 1, 2, 3]),
    ingredients: fc.shuffledSubarray([0, 1, 2]),
    sizes: fc.uniqueArray(size(letters), {
      selector: ({ name }) => name.toLocaleLowerCase('de'),
      minLength: 1,
      maxLength: 3,
    }),
  });

/** Any menu that can be stored, including groups and dishes with the same name. */
export const kitchen = (letters: fc.Arbitrary<string>): fc.Arbitrary<Kitchen> =>
  fc
    .record({
      names: fc.tuple(lineOf(letters, 1), lineOf(letters, 2)),
      groups: fc.array(lineOf(letters, 1), { minLength: 4, maxLength: 4 }),
      ingredients: fc.array(lineOf(letters, 1), { minLength: 3, maxLength: 3 }),
      dishes: fc.array(dish(letters), { minLength: 1, maxLength: 5 }),
      codeSet: fc.constantFrom(...CODE_SETS),
    })
    .map(({ names, groups, ingredients, dishes, codeSet }) => {
      const categories = names.map((name, at) => aCategory({ id: `c${at}`, name, position: at }));
      const products = dishes.map(({ category, groups: asked, ingredients: made, sizes, ...facts }, at) =>
        aDish({
          ...facts,
          minAge: Math.max(facts.minAge, legalAgeOf(facts.alcoholType)) as Product['minAge'],
          id: `d${at}`,
          categoryId: `c${category}`,
          position: at,
          optionGroupIds: asked.map((group) => `g${group}`),
          ingredientIds: made.map((one) => `i${one}`),
          variants: sizes.map((one, place) => ({ ...one, id: `v${place}` })),
        }),
      );
      const called = (prefix: string) => (name: string, at: number) =>
        ({ id: `${prefix}${at}`, name }) as OptionGroup;
      return aKitchen(products, categories, {
        optionGroups: groups.map(called('g')),
        ingredients: ingredients.map(called('i')),
        codeSet,
      });
    });
