import { describe, expect, it } from '@jest/globals';
import { aCategory, aDish, aKitchen, aSize, plannedBy } from './menu-file.fixture.js';
import { removalsOf } from './menu-plan.rules.js';
import { tableOf } from './rows/menu-export.rules.js';
import type { ColumnKey, MenuRow, MenuTable } from './table/menu-table.types.js';

const SIZES = [aSize({ id: 'v1', name: 'Klein', priceCents: 790 }), aSize({ id: 'v2', name: 'Groß' })];
const margherita = aDish({ id: 'margherita', number: '10', name: 'Margherita', variants: SIZES });
const salami = aDish({ optionGroupIds: ['sauces', 'extras'], ingredientIds: ['tomato'], position: 1 });
const kitchen = aKitchen([margherita, salami]);

type Cells = MenuRow['cells'];
const table = (rows: Cells[], columns?: ColumnKey[]): MenuTable => ({
  columns: columns ?? [...new Set(rows.flatMap((cells) => Object.keys(cells) as ColumnKey[]))],
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
});
const exported = () => tableOf(kitchen.menu, kitchen.around);
/** The exported menu with other words in some cells. */
const edited = (line: number, cells: Cells): MenuTable => {
  const { columns, rows } = exported();
  return {
    columns,
    rows: rows.map((row) => (row.line === line ? { line, cells: { ...row.cells, ...cells } } : row)),
  };
};
const problemsOf = (of: MenuTable, at = kitchen) =>
  plannedBy(of, at).problems.map(({ line, column, message }) => `${line} ${column}: ${message}`);
const changesOf = (of: MenuTable) =>
  plannedBy(of, kitchen).steps.flatMap((step) => (step.kind === 'changeDish' ? [[step.id, step.after]] : []));

describe('a cell that somebody has changed', () => {
  it.each<[number, Cells, object]>([
    [4, { name: ' Salame  piccante' }, { name: 'Salame piccante' }],
    [4, { description: '' }, { description: '' }],
    [4, { number: '11a' }, { number: '11a' }],
    [4, { deposit: '0,25 €', depositKind: 'Mehrweg' }, { depositCents: 25, depositKind: 'reusable' }],
    [4, { packaging: '1' }, { packagingCents: 100 }],
    [4, { minimum: 'nein' }, { countsForMinimum: false }],
    [4, { tax: 'Getränk' }, { taxClass: 'drink' }],
    [4, { tax: 'milch pur' }, { taxClass: 'milk' }],
    [4, { minAge: 'ab 16' }, { minAge: 16 }],
    [4, { alcohol: 'Spirituose' }, { alcoholType: 'spirits', minAge: 18 }],
    [4, { alcohol: 'bier', minAge: '18' }, { alcoholType: 'beer', minAge: 18 }],
    [4, { delivery: 'Nein', table: '-' }, { fulfilments: ['pickup'] }],
    [4, { allergens: 'A1, Senf; sellerie' }, { allergens: ['wheat', 'celery', 'mustard'] }],
    [4, { allergens: 'A1 C G' }, { allergens: ['wheat', 'eggs', 'milk'] }],
    [4, { allergens: 'keine' }, { allergens: [] }],
    [4, { allergens: '' }, { allergens: null }],
    [4, { additives: 'Farbstoff, 12' }, { additives: ['colour', 'caffeine'] }],
    [4, { diets: 'Vegan, scharf' }, { diets: ['vegan', 'spicy'] }],
    [4, { optionGroups: 'extras, Soßen, scharf' }, { optionGroupIds: ['extras', 'sauces'] }],
    [4, { optionGroups: '' }, { optionGroupIds: [] }],
    [4, { ingredients: 'Tomate\nmozzarella' }, { ingredientIds: ['tomato', 'mozzarella'] }],
    [4, { price: '1.234,5' }, { variants: [aSize({ priceCents: 123_450 })] }],
    [4, { content: '0,33 l' }, { variants: [aSize({ content: { amount: 330, unit: 'ml' } })] }],
    [
      4,
      { priceTable: '11' },
      { variants: [aSize({ ownPrices: [{ fulfilment: 'table', priceCents: 1100 }] })] },
    ],
  ])('in line %i, %j, means %j and nothing else', (line, cells, sets) => {
    const [change] = changesOf(edited(line, cells));
    const { searchTokens: _words, ...after } = (change?.[1] ?? {}) as Record<string, unknown>;
    expect([change?.[0], after]).toEqual(['salami', sets]);
    expect(problemsOf(edited(line, cells))).toEqual([]);
  });

  it.each<[Cells, string]>([
    [{ price: '12,5O' }, 'price: „12,5O“ ist keine Zahl. Richtig ist zum Beispiel 7,90.'],
    [{ price: '' }, 'price: Der Preis fehlt.'],
    [{ price: '-5' }, 'price: „-5“ ist weniger als nichts.'],
    [{ price: '7,999' }, 'price: „7,999“ hat mehr als zwei Stellen nach dem Komma.'],
    [{ price: '07. Sep' }, 'price: „07. Sep“ ist ein Datum und keine Zahl.'],
    [
      { number: '01.02.2026' },
      'number: „01.02.2026“ ist ein Datum. Excel hat es aus einer Eingabe wie „1-2“ gemacht; bitte neu eintragen und die Zelle als Text formatieren.',
    ],
    [{ tax: '19 %' }, 'tax: „19 %“ ist keine Steuerklasse. Richtig ist zum Beispiel Speise oder Getränk.'],
    [
      { content: 'eine Dose' },
      'content: „eine Dose“ ist keine Menge. Richtig ist zum Beispiel 330 ml oder 500 g.',
    ],
    [{ allergens: 'A1, Q' }, 'allergens: „Q“ ist kein Allergen, das wir kennen.'],
    [{ ingredients: 'Tomate, Banane' }, 'ingredients: Diese Zutat gibt es nicht: „Banane“.'],
    [{ number: '10' }, 'number: Die Nummer „10“ hat schon „Margherita“.'],
    [
      { id: 'fremd/v1' },
      'id: „fremd/v1“ ist keine Speise dieser Karte. Bei neuen Speisen bleibt die ID leer.',
    ],
  ])('%j is refused in words', (cells, problem) => {
    expect(problemsOf(edited(4, cells))).toContain(`4 ${problem}`);
  });
});

describe('the sizes of a dish', () => {
  const sizes = (of: MenuTable) =>
    plannedBy(of, kitchen).dishes[0]?.dish.variants.map(({ id, name }) => [id, name]);
  const withRow = (row: Cells, at: number) => {
    const { columns, rows } = exported();
    const all = rows.map(({ cells }) => cells).toSpliced(at, 0, row);
    return table(all, columns);
  };

  it('keep their order whatever the file is sorted by', () => {
    const { columns, rows } = exported();
    expect(changesOf({ columns, rows: rows.toReversed() })).toEqual([]);
  });

  it('take a new one in where its row was put', () => {
    const row = { category: 'Pizza', name: 'Margherita', size: 'Mittel', price: '8,50' };
    expect(sizes(withRow(row, 1))).toEqual([
      ['v1', 'Klein'],
      ['new1', 'Mittel'],
      ['v2', 'Groß'],
    ]);
  });

  it('go with their row, and the description of the dish stays', () => {
    const { columns, rows } = exported();
    const of = { columns, rows: rows.slice(1) };
    expect(sizes(of)).toEqual([['v2', 'Groß']]);
    expect(plannedBy(of, kitchen).dishes[0]?.dish).toMatchObject({
      description: 'mit Oregano',
      allergens: ['wheat', 'milk'],
    });
  });

  it('are never two of one name, and a copied row says so', () => {
    expect(problemsOf(withRow({ ...exported().rows[0]?.cells, name: 'Funghi' }, 1))).toEqual([
      '3 id: Diese ID steht schon in Zeile 2. Bei neuen Speisen bleibt sie leer.',
    ]);
    const twice = { category: 'Pizza', name: 'Margherita', size: 'groß', price: '8,50' };
    expect(problemsOf(withRow(twice, 2))).toEqual([
      '4 size: Die Größe „groß“ dieser Speise steht schon in Zeile 3.',
    ]);
  });

  it('agree on what the dish is', () => {
    expect(problemsOf(edited(3, { name: 'Margarita' }))).toEqual([
      '3 name: Hier steht „Margarita“, in Zeile 2 aber „Margherita“. Beide Zeilen gehören zu einer Speise.',
    ]);
  });
});

describe('a dish without an ID', () => {
  it('is the one of its name and category, otherwise a new one', () => {
    const rows = [
      { category: 'pizza', name: 'SALAMI', price: '11' },
      { category: 'Pasta', name: 'Salami', price: '9' },
    ];
    const { dishes, newCategories, steps } = plannedBy(table(rows), kitchen);
    expect(dishes.map(({ before }) => before?.id)).toEqual(['salami', undefined]);
    expect(newCategories.map(({ name, position }) => [name, position])).toEqual([['Pasta', 1]]);
    expect(steps.map(({ kind }) => kind)).toEqual(['changeDish', 'addDish', 'addCategory']);
  });

  it('is told from one of the same name by its number, or not at all', () => {
    const duplicates = aKitchen([salami, aDish({ id: 'other', number: '12' })]);
    const row = { category: 'Pizza', name: 'Salami', price: '9,90' };
    expect(plannedBy(table([{ ...row, number: '12' }]), duplicates).dishes[0]?.before?.id).toBe('other');
    expect(problemsOf(table([row]), duplicates)).toEqual([
      '2 name: „Salami“ gibt es in dieser Kategorie mehrmals. Bitte die ID eintragen.',
    ]);
  });

  it('is taxed as most of its category', () => {
    const drinks = aKitchen(
      [aDish({ taxClass: 'drink', categoryId: 'drinks' })],
      [aCategory({ id: 'drinks', name: 'Getränke' })],
    );
    const { dishes } = plannedBy(table([{ category: 'Getränke', name: 'Fanta', price: '3' }]), drinks);
    expect(dishes[0]?.dish.taxClass).toBe('drink');
  });

  it('of alcohol is a drink wherever it stands, and tobacco no food', () => {
    const row = { category: 'Pizza', price: '3' };
    const { dishes } = plannedBy(
      table([
        { ...row, name: 'Grappa', alcohol: 'Spirituose' },
        { ...row, name: 'Zigarre', alcohol: 'Tabak' },
      ]),
      kitchen,
    );
    expect(dishes.map(({ dish }) => [dish.taxClass, dish.minAge])).toEqual([
      ['drink', 18],
      ['nonfood', 18],
    ]);
  });

  it('leaves what the file has no column for as it was', () => {
    const only = table([{ category: 'Pizza', name: 'Salami', price: '12' }]);
    const [change] = changesOf(only);
    expect(Object.keys(change?.[1] ?? {})).toEqual(['variants', 'searchTokens']);
  });
});

it('never removes what a combo or halves are made of', () => {
  const combo = aDish({
    id: 'lunch',
    name: 'Mittagsmenü',
    number: '',
    combo: {
      method: 'singlePrices',
      courses: [
        {
          id: 'c',
          name: 'Pizza',
          choices: [{ id: 'x', productId: 'salami', variantId: 'v1', surchargeCents: 0 }],
        },
      ],
    },
  });
  const withCombo = aKitchen([margherita, salami, combo]);
  const planned = plannedBy(table([{ category: 'Pizza', name: 'Mittagsmenü', price: '9,90' }]), withCombo);
  const { missing, needed, steps } = removalsOf(planned, withCombo.products);
  expect(missing.map(({ id }) => id)).toEqual(['margherita', 'salami']);
  expect(needed.map(({ id }) => id)).toEqual(['salami']);
  expect(steps.map((step) => step.kind === 'removeDish' && step.dish.id)).toEqual(['margherita']);
});
