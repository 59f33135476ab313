import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Product } from '../../menu/menu.types.js';
import { aCategory, aDish, aKitchen, aSize, plannedBy } from '../menu-file.fixture.js';
import type { ColumnKey, MenuRow, TableProblem } from '../table/menu-table.types.js';
import { goodPart, rowsOf } from './good-part.rules.js';

const SIZES = [aSize({ id: 'v1', name: 'Klein' }), aSize({ id: 'v2', name: 'Groß' })];
const dishes: Product[] = [aDish({ id: 'pizza', name: 'Pizza', categoryId: 'c0', variants: SIZES })];
const kitchen = aKitchen(dishes, [aCategory({ id: 'c0', name: 'Alles' })]);
const COLUMNS: ColumnKey[] = ['category', 'name', 'size', 'price'];

const row = fc.record({
  category: fc.constantFrom('Alles', 'Neu', 'Anderes', ''),
  name: fc.constantFrom('Pizza', 'Pasta', 'Suppe', ''),
  size: fc.constantFrom('', 'Klein', 'Groß'),
  price: fc.constantFrom('7,90', '9,50', 'neun'),
});
const file = fc.array(row, { maxLength: 12 }).map((all) => ({
  columns: COLUMNS,
  rows: all.map((cells, at): MenuRow => ({ line: at + 2, cells })),
}));

it('takes over dishes whole, none with a bad row, and none that would lose a size to one', () => {
  fc.assert(
    fc.property(file, fc.array(fc.nat(14)), (table, more) => {
      const plan = plannedBy(table, kitchen);
      const problems: TableProblem[] = [
        ...plan.problems,
        ...more.map((line) => ({ line, column: null, message: '' })),
      ];
      const part = goodPart(plan, problems);
      const blamed = new Set(problems.map(({ line }) => line));
      const taken = part.dishes.flatMap(({ rows }) => rows.map(({ line }) => line));
      expect(taken.filter((line) => blamed.has(line))).toEqual([]);
      expect(rowsOf(part)).toBe(taken.length);
      for (const planned of part.dishes) expect(plan.dishes).toContain(planned);
      const placed = plan.dishes.flatMap(({ rows }) => rows.map(({ line }) => line));
      const strays = [...blamed].some((line) => !placed.includes(line as number));
      for (const { before, dish } of part.dishes)
        if (strays && before) expect(dish.variants.length).toBeGreaterThanOrEqual(before.variants.length);
      const known = ['c0', ...part.newCategories.map(({ id }) => id)];
      for (const { dish } of part.dishes) expect(known).toContain(dish.categoryId);
      for (const { id } of part.newCategories)
        expect(part.dishes.some(({ dish }) => dish.categoryId === id)).toBe(true);
    }),
  );
});

it('a category that cannot be made keeps out all its dishes', () => {
  const names = ['Pizza', 'Pasta', 'Suppe'];
  const rows = names.map((name, at) => ({ line: at + 2, cells: { category: 'Neu', name, price: '5' } }));
  const plan = plannedBy({ columns: COLUMNS, rows }, kitchen);
  expect(goodPart(plan, [{ line: 2, column: 'category', message: '' }]).dishes).toEqual([]);
  expect(goodPart(plan, [{ line: 2, column: 'price', message: '' }]).dishes).toHaveLength(2);
});
