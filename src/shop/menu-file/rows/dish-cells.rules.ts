import { FULFILMENTS, type Fulfilment } from '../../../shared/fulfilment.types.js';
import { cleanText, sameName } from '../../../shared/text.js';
import type { CodeSet } from '../../allergens/allergens.types.js';
import { legalAgeOf } from '../../menu/alcohol.rules.js';
import type { Category, Product } from '../../menu/menu.types.js';
import type { DishColumn } from '../table/menu-table.types.js';
import {
  alcoholIn,
  centsIn,
  depositKindIn,
  dietsIn,
  type Meaning,
  minAgeIn,
  noDateIn,
  quoted,
  taxIn,
  taxWord,
  wordOfAlcohol,
  wordsOfCents,
  wordsOfDiets,
  yesIn,
} from './cell-words.rules.js';
import { additivesIn, allergensIn, wordsOfAdditives, wordsOfAllergens } from './declared-words.rules.js';
import { idsFrom, nameListFrom } from './name-list.rules.js';

/** What the cells of a dish refer to by name. */
export interface Around {
  categories: readonly Pick<Category, 'id' | 'name'>[];
  optionGroups: readonly { id: string; name: string }[];
  ingredients: readonly { id: string; name: string }[];
  codeSet: CodeSet;
}

interface DishCell {
  write(dish: Product, around: Around): string;
  /** The change to the dish that the text of the cell means. */
  read(text: string, dish: Product, around: Around): Meaning<Partial<Product>>;
}

const FAR = 20_000;

export const DISH_CELLS: Record<DishColumn, DishCell> = {
  category: {
    write: ({ categoryId }, { categories }) => categories.find(({ id }) => id === categoryId)?.name ?? '',
    read: (text, dish, { categories }) => {
      const named = categories.filter(({ name }) => sameName(name, text));
      const one = named.find(({ id }) => id === dish.categoryId) ?? named[0];
      return one
        ? { value: { categoryId: one.id } }
        : { problem: `Die Kategorie ${quoted(text)} gibt es nicht.` };
    },
  },
  number: { ...words('number'), read: (text) => as('number', noDateIn(text)) },
  name: words('name'),
  description: words('description'),
  deposit: amount('depositCents'),
  depositKind: {
    write: ({ depositKind }) => (depositKind === 'reusable' ? 'Mehrweg' : ''),
    read: (text) => as('depositKind', depositKindIn(text)),
  },
  packaging: amount('packagingCents'),
  minimum: {
    write: ({ countsForMinimum }) => (countsForMinimum ? 'ja' : 'nein'),
    read: (text) => as('countsForMinimum', yesIn(text)),
  },
  tax: {
    write: ({ taxClass }) => taxWord(taxClass),
    read: (text) => as('taxClass', taxIn(text)),
  },
  alcohol: {
    write: ({ alcoholType }) => wordOfAlcohol(alcoholType),
    read: (text) => as('alcoholType', alcoholIn(text)),
  },
  minAge: {
    // An age that follows from the kind of alcohol stays empty, so that it follows a change of the kind.
    write: ({ alcoholType, minAge }) => (minAge === legalAgeOf(alcoholType) ? '' : String(minAge)),
    read: (text) => as('minAge', minAgeIn(text)),
  },
  delivery: fulfilmentCell('delivery'),
  pickup: fulfilmentCell('pickup'),
  table: fulfilmentCell('table'),
  allergens: {
    write: ({ allergens }) => wordsOfAllergens(allergens),
    read: (text, _, { codeSet }) => as('allergens', allergensIn(text, codeSet)),
  },
  additives: {
    write: ({ additives }) => wordsOfAdditives(additives),
    read: (text, _, { codeSet }) => as('additives', additivesIn(text, codeSet)),
  },
  diets: {
    write: ({ diets }) => wordsOfDiets(diets),
    read: (text) => as('diets', dietsIn(text)),
  },
  optionGroups: list('optionGroupIds', 'optionGroups', 'Diese Auswahl'),
  ingredients: list('ingredientIds', 'ingredients', 'Diese Zutat'),
};

/** Lists whose order means nothing: the same values in another order are no change. */
export const SETS: readonly (keyof Product)[] = ['allergens', 'additives', 'diets', 'fulfilments'];

const as = <K extends keyof Product>(key: K, meaning: Meaning<Product[K]>): Meaning<Partial<Product>> =>
  'problem' in meaning ? meaning : { value: { [key]: meaning.value } as Partial<Product> };

function words(key: 'number' | 'name' | 'description'): DishCell {
  return {
    write: (dish) => dish[key],
    read: (text) => ({ value: { [key]: cleanText(text, { max: FAR }) } }),
  };
}

function amount(key: 'depositCents' | 'packagingCents'): DishCell {
  return {
    write: (dish) => (dish[key] === 0 ? '' : wordsOfCents(dish[key])),
    read: (text) => as(key, text.trim() === '' ? { value: 0 } : centsIn(text)),
  };
}

function fulfilmentCell(fulfilment: Fulfilment): DishCell {
  return {
    write: ({ fulfilments }) => (fulfilments.includes(fulfilment) ? 'ja' : 'nein'),
    read: (text, { fulfilments }) => {
      const yes = yesIn(text);
      if ('problem' in yes) return yes;
      const chosen = FULFILMENTS.filter((one) =>
        one === fulfilment ? yes.value : fulfilments.includes(one),
      );
      return { value: { fulfilments: chosen } };
    },
  };
}

function list(
  key: 'optionGroupIds' | 'ingredientIds',
  of: 'optionGroups' | 'ingredients',
  what: string,
): DishCell {
  return {
    write: (dish, around) => nameListFrom(dish[key], around[of]),
    read: (text, dish, around) => {
      const { ids, unknown } = idsFrom(text, around[of], dish[key]);
      if (unknown.length === 0) return { value: { [key]: ids } };
      return { problem: `${what} gibt es nicht: ${unknown.map(quoted).join(', ')}.` };
    },
  };
}
