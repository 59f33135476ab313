import { additiveEntry, allergenEntry, legendOf } from '../allergens/allergens.rules.js';
import { ADDITIVES, ALLERGENS, type Allergen, type CodeSet } from '../allergens/allergens.types.js';
import type { Declared } from '../allergens/allergens-union.rules.js';
import type { Menu } from '../menu/menu.types.js';
import type { AllergenSheet, SheetRow, SheetSection } from './allergen-sheet.types.js';

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

const sectionsOf = ({ categories, optionGroups, codeSet }: Menu): SheetSection[] => [
  ...categories.map(({ name, products }) => ({
    name,
    rows: products.map((product) =>
      rowOf([product.number, product.name].filter(Boolean).join(' '), product, codeSet),
    ),
  })),
  ...optionGroups.map(({ name, options }) => ({
    name: `Auswahl „${name}“`,
    rows: options.map((option) => rowOf(option.name, option, codeSet)),
  })),
];

const rowOf = (name: string, { allergens, additives }: Declared, set: CodeSet): SheetRow => ({
  name,
  cells: allergens && COLUMNS.map(({ keys }) => codesAmong(keys, allergens, set)),
  additives: ADDITIVES.filter((key) => additives.includes(key)).map((key) => additiveEntry(key, set).code),
});

const codesAmong = (keys: Allergen[], allergens: readonly Allergen[], set: CodeSet): string[] =>
  ALLERGENS.filter((key) => keys.includes(key) && allergens.includes(key)).map(
    (key) => allergenEntry(key, set).code,
  );

const codeOfFirst = ([first = 'gluten']: Allergen[], set: CodeSet): string => allergenEntry(first, set).code;
