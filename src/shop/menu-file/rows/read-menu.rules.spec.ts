import { describe, expect, it } from '@jest/globals';
import { menuFromCsv } from '../table/menu-csv.rules.js';
import { missingIn, readMenuCsv } from './read-menu.rules.js';

const SUPPE = {
  category: 'Suppen',
  number: '',
  name: 'Tagessuppe',
  description: '',
  size: '',
  price: '4,50',
};

describe('a menu that was read from paper', () => {
  it('is read by the import as it stands in the table, and has no column for what nobody reads', () => {
    const odd = { ...SUPPE, name: '=1+1; "Chef"', number: '007' };
    const read = menuFromCsv(readMenuCsv([SUPPE, odd]));
    if (typeof read === 'string') throw new Error(read);
    expect([...read.table.columns].sort()).toEqual([
      'category',
      'description',
      'name',
      'number',
      'price',
      'size',
    ]);
    expect(read.table.rows.map(({ cells }) => [cells.name, cells.number])).toEqual([
      ['Tagessuppe', ''],
      ['=1+1; "Chef"', '007'],
    ]);
    expect(readMenuCsv([SUPPE])).not.toMatch(/Allergene/);
  });

  it('lacks what a dish cannot do without', () => {
    expect(missingIn(SUPPE)).toBeNull();
    expect(missingIn({ ...SUPPE, name: ' ' })).toBe('name');
    expect(missingIn({ ...SUPPE, category: '' })).toBe('category');
    expect(missingIn({ ...SUPPE, price: 'ab 5' })).toBe('price');
  });
});
