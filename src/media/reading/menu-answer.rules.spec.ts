import { describe, expect, it } from '@jest/globals';
import { rowsIn } from './menu-answer.rules.js';
import { isTextPage, textPartsOf } from './source-parts.rules.js';

const answer = (categories: unknown): string => JSON.stringify({ categories });
const dish = (more: object) => answer([{ name: 'Speisen', products: [{ name: 'Suppe', ...more }] }]);
const pricesIn = (raw: string) => rowsIn(raw)?.map(({ price }) => price);

describe('what a model reads from a menu', () => {
  it('becomes a row for each size of each dish', () => {
    const prices = [
      { size: 'klein', price: 7.5 },
      { size: 'groß', price: '9,90 €' },
    ];
    expect(rowsIn(dish({ number: 12, description: 'Mit Brot', prices }))).toEqual([
      {
        category: 'Speisen',
        number: '12',
        name: 'Suppe',
        description: 'Mit Brot',
        size: 'klein',
        price: '7,50',
      },
      {
        category: 'Speisen',
        number: '12',
        name: 'Suppe',
        description: 'Mit Brot',
        size: 'groß',
        price: '9,90',
      },
    ]);
  });

  it('leaves a price empty that is none', () => {
    for (const price of [null, -1, 'ab', 'ab Lager', 1e9, Number.NaN, {}, [], 'Tagespreis'])
      expect(pricesIn(dish({ price }))).toEqual(['']);
    expect(pricesIn(dish({ price: 0.1 + 0.2 }))).toEqual(['0,30']);
    for (const price of ['11,-', '11,– €', '11 ,—']) expect(pricesIn(dish({ price }))).toEqual(['11,00']);
  });

  it.each([
    ['ab 8,50', '8,50', true],
    ['Ab: 8,50 €', '8,50', true],
    ['von 12', '12,00', true],
    ['8,50', '8,50', undefined],
    ['Abholpreis', '', undefined],
    ['ab Markt', '', undefined],
  ])('takes of %j the price %j', (price, expected, isFrom) => {
    expect(rowsIn(dish({ price }))).toMatchObject([{ price: expected }]);
    expect(rowsIn(dish({ price }))?.[0]?.isFrom).toBe(isFrom);
  });

  it('leaves out codes, markup and dishes without a name', () => {
    const named = [{ name: '<b>Pizza</b> (A, G, 2)' }, { name: 'Margherita A,G' }, { name: 'Vitamin C' }];
    const products = [...named, { name: '()' }, null, 'Pizza', { name: ['x'] }];
    const rows = rowsIn(answer([{ name: 'A', products }]));
    expect(rows?.map(({ name }) => name)).toEqual(['Pizza', 'Margherita', 'Vitamin C']);
  });

  it('goes on in the category of the page before', () => {
    const raw = answer([{ name: '', products: [{ name: 'Lasagne' }] }]);
    expect(rowsIn(raw, 'Pasta')?.[0]?.category).toBe('Pasta');
  });

  it('is nothing when the answer is something else', () => {
    for (const raw of [
      '',
      'Gern!',
      '[]',
      '{}',
      'null',
      '{"categories":"x"}',
      '{"__proto__":{"categories":[]}}',
    ])
      expect(rowsIn(raw)).toBeNull();
    expect(rowsIn('```json\n{"categories":[]}\n```')).toEqual([]);
  });

  it('has an end, however much the model writes', () => {
    const products = Array.from({ length: 3_000 }, (_, at) => ({ name: `Speise ${at}`.repeat(30) }));
    const rows = rowsIn(answer([{ name: 'A', products }])) ?? [];
    expect(rows).toHaveLength(1_000);
    expect(Math.max(...rows.map(({ name }) => name.length))).toBeLessThanOrEqual(80);
  });
});

describe('the text of a menu', () => {
  it('is cut between lines', () => {
    const lines = Array.from({ length: 400 }, (_, at) => `${at} Gericht mit Beilage ${at},90`);
    const parts = textPartsOf(lines.join('\n'));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('\n').split('\n')).toEqual(lines);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(4_000);
  });

  it('is nothing without a letter', () => {
    expect(textPartsOf(' \n 12,90 \n')).toEqual([]);
    expect(isTextPage('Seite 3')).toBe(false);
  });
});
