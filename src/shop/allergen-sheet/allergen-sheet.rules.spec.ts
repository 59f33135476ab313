import { describe, expect, it } from '@jest/globals';
import { ALLERGENS } from '../allergens/allergens.types.js';
import type { Menu } from '../menu/menu.types.js';
import { allergenSheet } from './allergen-sheet.rules.js';

const product = (name: string, allergens: readonly string[] | null, additives: readonly string[] = []) => ({
  name,
  number: '',
  allergens,
  additives,
});
const menu = (...products: object[]): Menu =>
  ({
    categories: [
      { name: 'Pizza', products },
      { name: 'Leer', products: [] },
    ],
    optionGroups: [{ name: 'Extras', options: [product('Käse', ['milk'])] }],
    codeSet: 'AT',
  }) as unknown as Menu;

describe('the sheet', () => {
  it('has the fourteen groups of the law as columns, and every allergen in one of them', () => {
    const all = menu(product('Alles', ALLERGENS));
    const { columns, sections } = allergenSheet(all, 'Bella', '21.11.2026');
    expect(columns.map(({ code }) => code).join('')).toBe('ABCDEFGHLMNOPR');
    expect(sections[0]?.rows[0]?.cells?.flat()).toHaveLength(ALLERGENS.length);
  });

  it('tells what was checked from what was not, and says it of options too', () => {
    const dishes = menu(
      product('Salami', ['wheat', 'milk'], ['nitrite']),
      product('Tee', []),
      product('Eis', null),
    );
    const { sections } = allergenSheet(dishes, 'Bella', '21.11.2026');
    expect(sections.map(({ name }) => name)).toEqual(['Pizza', 'Auswahl „Extras“']);
    const [salami, tea, ice] = sections[0]?.rows ?? [];
    expect(salami?.cells?.map((codes) => codes.join())).toEqual([
      'A1',
      '',
      '',
      '',
      '',
      '',
      'G',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(salami?.additives).toEqual(['2a']);
    expect(tea?.cells?.flat()).toEqual([]);
    expect(ice?.cells).toBeNull();
  });

  it('names what the parts of a pizza of two halves and of a combo bring, and never says "keine" of them', () => {
    const part = (id: string, ...rest: Parameters<typeof product>) => ({ ...product(...rest), id });
    const halves = { ...product('Halb', []), halves: { productIds: ['a', 'b'], price: 'dearer' } };
    const courses = [
      { choices: [{ productId: 'a' }] },
      { choices: [{ productId: 'tea' }, { productId: 'c' }] },
    ];
    const dishes = menu(
      part('a', 'Salami', ['wheat', 'milk'], ['nitrite']),
      part('b', 'Funghi', ['wheat']),
      part('c', 'Neu', null),
      part('tea', 'Tee', []),
      halves,
      { ...product('Menü', null), combo: { method: 'singlePrices', courses } },
    );
    const rows = allergenSheet(dishes, 'Bella', '21.11.2026').sections[0]?.rows ?? [];
    expect(rows.at(-2)).toMatchObject({ byChoice: 'je nach Auswahl: G, 2a' });
    expect(rows.at(-2)?.cells?.flat()).toEqual(['A1']);
    expect(rows.at(-1)).toMatchObject({ byChoice: 'je nach Auswahl: 2a; Auswahl teils nicht geprüft' });
    expect(rows.at(-1)?.cells?.flat()).toEqual(['A1', 'G']);
  });

  it('explains what it uses and nothing else', () => {
    const { legend } = allergenSheet(menu(product('Fisch', ['fish'], ['colour'])), 'Bella', '21.11.2026');
    expect(legend.map(({ code }) => code)).toEqual(['D', 'G', '1']);
  });
});
