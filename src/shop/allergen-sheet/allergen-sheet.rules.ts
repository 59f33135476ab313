import { additiveEntry, allergenEntry, codesOf, legendOf } from '../allergens/allergens.rules.js';
import { ADDITIVES, ALLERGENS, type Allergen, type CodeSet } from '../allergens/allergens.types.js';
import type { Declared } from '../allergens/allergens-union.rules.js';
import { type ByChoice, byChoiceOf } from '../menu/by-choice.rules.js';
import type { Menu, Product } from '../menu/menu.types.js';
import type { AllergenSheet, SheetRow, SheetSection } from './allergen-sheet.types.js';

/** Stands in the row of a dish some of whose choices nobody has checked. */
export const UNCHECKED_CHOICE = 'Auswahl teils nicht geprüft';

interface Column {
  name: string;
  keys: Allergen[];
}

/** The fourteen groups of the law, each with the allergens of its column. */
const COLUMNS: Column[] = [
  { name: 'Gluten', keys: ['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut'] },
  { name: 'Krebstiere', keys: ['crustaceans'] },
  { name: 'Eier', keys: ['eggs'] },
  { name: 'Fisch', keys: ['fish'] },
  { name: 'Erdnüsse', keys: ['peanuts'] },
  { name: 'Soja', keys: ['soy'] },
  { name: 'Milch', keys: ['milk'] },
  {
    name: 'Schalenfrüchte',
    keys: [
      'nuts',
      'almonds',
      'hazelnuts',
      'walnuts',
      'cashews',
      'pecans',
      'brazilNuts',
      'pistachios',
      'macadamias',
    ],
  },
  { name: 'Sellerie', keys: ['celery'] },
  { name: 'Senf', keys: ['mustard'] },
  { name: 'Sesam', keys: ['sesame'] },
  { name: 'Sulfite', keys: ['sulphites'] },
  { name: 'Lupinen', keys: ['lupin'] },
  { name: 'Weichtiere', keys: ['molluscs'] },
];

/** Dishes in the order of the menu, then the options. */
export function allergenSheet(menu: Menu, restaurant: string, asOf: string): AllergenSheet {
  const { codeSet } = menu;
  const sections = sectionsOf(menu).filter(({ rows }) => rows.length > 0);
  const declared = [
    ...menu.categories.flatMap(({ products }) => products),
    ...menu.optionGroups.flatMap(({ options }) => options),
  ];
  return {
    restaurant,
    asOf,
    columns: COLUMNS.map(({ name, keys }) => ({ name, code: codeOfFirst(keys, codeSet) })),
    sections,
    legend: legendOf(declared, codeSet),
  };
}

function sectionsOf(menu: Menu): SheetSection[] {
  const { categories, optionGroups, codeSet } = menu;
  const dishes = new Map(categories.flatMap(({ products }) => products).map((one) => [one.id, one]));
  return [
    ...categories.map(({ name, products }) => ({
      name,
      rows: products.map((product) => dishRow(product, dishes, codeSet)),
    })),
    ...optionGroups.map(({ name, options }) => ({
      name: `Auswahl „${name}“`,
      rows: options.map((option) => rowOf(option.name, option, codeSet)),
    })),
  ];
}

/** A combo or a pizza of two halves may have nothing of its own: what is in it comes with what is chosen. */
function dishRow(product: Product, dishes: ReadonlyMap<string, Product>, set: CodeSet): SheetRow {
  const name = [product.number, product.name].filter(Boolean).join(' ');
  const byChoice = byChoiceOf(product, dishes);
  if (!byChoice) return rowOf(name, product, set);
  const allergens = [...(product.allergens ?? []), ...byChoice.always];
  return { ...rowOf(name, { ...product, allergens }, set), byChoice: choiceText(byChoice, set) };
}

function choiceText(byChoice: ByChoice, set: CodeSet): string {
  const codes = codesOf(byChoice, set).join(', ');
  const brought = codes && `je nach Auswahl: ${codes}`;
  return [brought, byChoice.complete ? '' : UNCHECKED_CHOICE].filter(Boolean).join('; ');
}

const rowOf = (name: string, { allergens, additives }: Declared, set: CodeSet): SheetRow => ({
  name,
  cells: allergens && COLUMNS.map(({ keys }) => codesAmong(keys, allergens, set)),
  additives: ADDITIVES.filter((key) => additives.includes(key)).map((key) => additiveEntry(key, set).code),
  byChoice: '',
});

const codesAmong = (keys: Allergen[], allergens: readonly Allergen[], set: CodeSet): string[] =>
  ALLERGENS.filter((key) => keys.includes(key) && allergens.includes(key)).map(
    (key) => allergenEntry(key, set).code,
  );

const codeOfFirst = ([first = 'gluten']: Allergen[], set: CodeSet): string => allergenEntry(first, set).code;
