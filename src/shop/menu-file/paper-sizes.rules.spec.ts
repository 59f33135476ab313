import { describe, expect, it } from '@jest/globals';
import { aDish, aKitchen, aSize, plannedBy } from './menu-file.fixture.js';
import type { ColumnKey, MenuRow, MenuTable } from './table/menu-table.types.js';

const SIZES = [aSize({ id: 'v1', name: 'Klein', priceCents: 790 }), aSize({ id: 'v2', name: 'Groß' })];
const kitchen = aKitchen([aDish({ id: 'margherita', number: '10', name: 'Margherita', variants: SIZES })]);

type Cells = MenuRow['cells'];
const table = (rows: Cells[]): MenuTable => ({
  columns: [...new Set(rows.flatMap((cells) => Object.keys(cells) as ColumnKey[]))],
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
});

describe('a table that was read from paper', () => {
  const read = (...rows: Cells[]) =>
    plannedBy(
      table(rows.map((cells) => ({ category: 'Pizza', name: 'Margherita', ...cells }))),
      kitchen,
      true,
    );
  const sizesIn = ({ dishes }: ReturnType<typeof read>) =>
    dishes[0]?.dish.variants.map(({ name, priceCents }) => `${name} ${priceCents}`);

  it.each<[string, Cells[], string[], RegExp[]]>([
    [
      'keeps all sizes where it has one price and no size',
      [{ size: '', price: '6,50' }],
      ['Klein 790', 'Groß 990'],
      [/die Größen „Klein“, „Groß“, hier steht ein Preis ohne Größe\. Größen und Preise bleiben/],
    ],
    [
      'keeps the sizes it does not name',
      [{ size: 'Groß', price: '11' }],
      ['Klein 790', 'Groß 1100'],
      [/auch die Größe „Klein“\. Was nicht in der Tabelle steht, bleibt/],
    ],
    [
      'adds sizes to those that are there',
      [
        { size: 'Klein', price: '7,90' },
        { size: 'Familie', price: '19' },
      ],
      ['Klein 790', 'Familie 1900', 'Groß 990'],
      [/auch die Größe „Groß“/],
    ],
    [
      'says nothing where it names all of them',
      [
        { size: 'Klein', price: '8' },
        { size: 'Groß', price: '10' },
      ],
      ['Klein 800', 'Groß 1000'],
      [],
    ],
  ])('%s', (_, rows, sizes, notes) => {
    const planned = read(...rows);
    expect(planned.problems).toEqual([]);
    expect(sizesIn(planned)).toEqual(sizes);
    expect(planned.notes.map(({ message }) => message)).toEqual(
      notes.map((note) => expect.stringMatching(note)),
    );
  });
});
