import { describe, expect, it } from '@jest/globals';
import { WEEKDAYS, type Weekday } from '../../shared/berlin-time.js';
import { PLAIN_DISH } from '../menu/menu.rules.js';
import type { Menu, MenuCategory, Product } from '../menu/menu.types.js';
import type { ShopTimes } from '../opening-hours/opening-hours.types.js';
import { newDesign, newShop } from '../restaurant/new-shop.rules.js';
import { menuPaper, untranslatedOf } from './printed-menu.rules.js';
import type { MenuChoice } from './printed-menu.types.js';

const shop = newShop({ id: 's', slug: 's', name: 'Bella', userId: 'u', now: new Date(0) });
const facts = { shop, phone: '030 123', home: 'https://t.example/s/bella', vatScheme: 'regular' as const };
const ALL = {
  language: 'de',
  categoryIds: null,
  weekday: null,
  fulfilment: null,
  descriptions: true,
} as const;

const dish = (name: string, given: Partial<Product> = {}) =>
  ({
    ...PLAIN_DISH,
    id: name,
    name,
    description: '',
    number: '',
    variants: [{ id: 'v', name: '', priceCents: 390, content: { amount: 330, unit: 'ml' }, ownPrices: [] }],
    allergens: ['wheat'],
    additives: [],
    depositCents: 8,
    fulfilments: ['delivery', 'pickup', 'table'],
    ...given,
  }) as unknown as Product;

const category = (name: string, products: Product[], times: ShopTimes | null = null) =>
  ({
    id: name,
    name,
    description: '',
    times,
    fulfilments: ['delivery', 'pickup', 'table'],
    products,
  }) as unknown as MenuCategory;

const only = (open: Weekday): ShopTimes =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [day, { closed: day !== open, ranges: [{ from: '11:30', to: '14:30' }] }]),
  ) as ShopTimes;

const paperOf = (categories: MenuCategory[], wanted: Partial<MenuChoice> = {}) =>
  menuPaper({ shopId: 's', codeSet: 'AT', categories, optionGroups: [] } as Menu, facts, {
    ...ALL,
    ...wanted,
  });

const beer = category('Bier', [dish('Pils')]);

describe('what stands on a printed menu', () => {
  it('is the content beside the name, the price per litre and the deposit under it', () => {
    const [pils] = paperOf([beer]).categories[0]?.dishes ?? [];
    expect(pils?.prices).toEqual([{ label: '0,33 l', text: '3,90', note: '' }]);
    expect(pils?.notes.map((note) => note.replace(/\s/g, ' '))).toEqual(['11,82 €/l', 'zzgl. 0,08 € Pfand']);
    expect(pils?.codes).toEqual(['A1']);
  });

  it('is neither at the table, where drinks are part of a service', () => {
    const [pils] = paperOf([beer], { fulfilment: 'table' }).categories[0]?.dishes ?? [];
    expect([pils?.prices[0]?.label, pils?.notes]).toEqual(['0,33 l', []]);
  });

  it('says the content once where the size is called so', () => {
    const content = { amount: 200, unit: 'ml' } as const;
    const variants = [{ id: 'v', name: '0,2 l', priceCents: 390, content, ownPrices: [] }];
    const [wine] = paperOf([category('Wein', [dish('Riesling', { variants })])]).categories[0]?.dishes ?? [];
    const read = [...(wine?.prices ?? []).map(({ label, note }) => label + note), ...(wine?.notes ?? [])];
    expect(read.join(' ').match(/0,2/g)).toHaveLength(1);
    expect(read.join(' ').replace(/\s/g, ' ')).toContain('19,50 €/l');
  });

  it('says of a dish that nobody has checked so, with a word for the sign', () => {
    const paper = paperOf([category('Neu', [dish('Eintopf', { allergens: null })])]);
    expect(paper.categories[0]?.dishes[0]?.codes).toEqual(['*']);
    expect(paper.legend.map(({ code }) => code)).toEqual(['*']);
  });

  it('leaves out what is not asked for, not offered that day, not offered that way, and empty', () => {
    const menu = [
      beer,
      category('Mittwochs', [dish('Suppe')], only('wednesday')),
      category('Leer', []),
      category('Zum Mitnehmen', [dish('Box', { fulfilments: ['pickup'] })]),
    ];
    const names = (wanted: Partial<MenuChoice>) => paperOf(menu, wanted).categories.map(({ name }) => name);
    expect(names({})).toEqual(['Bier', 'Mittwochs', 'Zum Mitnehmen']);
    expect(names({ weekday: 'tuesday' })).toEqual(['Bier', 'Zum Mitnehmen']);
    expect(names({ fulfilment: 'table' })).toEqual(['Bier', 'Mittwochs']);
    expect(names({ categoryIds: ['Bier', 'fremd'] })).toEqual(['Bier']);
  });

  it('is in English where that is asked for, as far as it is translated', () => {
    const translations = { en: { name: { of: 'Suppe', text: 'Soup' } } };
    const paper = paperOf([category('Suppen', [dish('Suppe', { translations })])], {
      language: 'en',
      weekday: 'friday',
    });
    expect(paper.categories[0]?.dishes[0]?.name).toBe('Soup');
    expect([paper.title, paper.legend[0]?.name]).toEqual(['Friday menu', 'Wheat']);
  });

  it.each([
    ['de', 'Heute kocht Nonna.'],
    ['en', 'Nonna is cooking today.'],
  ] as const)('says the headline in %s', (language, headline) => {
    const of = 'Heute kocht Nonna.';
    const sizeWords = [{ language: 'en', of, text: 'Nonna is cooking today.' }];
    const menu = {
      shopId: 's',
      codeSet: 'AT',
      categories: [],
      optionGroups: [],
      sizeWords,
    } as unknown as Menu;
    const shop = { ...facts.shop, design: { ...facts.shop.design, headline: of } };
    expect(menuPaper(menu, { ...facts, shop }, { ...ALL, language }).headline).toBe(headline);
  });

  it('leaves out the greeting of a new shop, which nobody has written', () => {
    const menu = { shopId: 's', codeSet: 'AT', categories: [], optionGroups: [], sizeWords: [] } as never;
    const shop = { ...facts.shop, design: { ...facts.shop.design, headline: newDesign().headline } };
    expect(menuPaper(menu, { ...facts, shop }, ALL).headline).toBe('');
    expect(untranslatedOf(menu, shop)).toBe(0);
  });

  it('counts the headline among what is not translated, and no area: none is printed', () => {
    const menu = { categories: [], optionGroups: [], sizeWords: [] } as unknown as Menu;
    const settings = { ...facts.shop.settings, deliveryAreas: [{ name: 'Kreuzberg' }] };
    const saying = (headline: string) => ({ design: { ...facts.shop.design, headline }, settings }) as never;
    expect(untranslatedOf(menu, saying('Heute kocht Nonna.'))).toBe(1);
    expect(untranslatedOf(menu, saying(''))).toBe(0);
    const sizeWords = [{ language: 'en' as const, of: 'Heute kocht Nonna.', text: 'Nonna cooks.' }];
    expect(untranslatedOf({ ...menu, sizeWords }, saying('Heute kocht Nonna.'))).toBe(0);
  });

  it('never says VAT of a restaurant that charges none', () => {
    const menu = { shopId: 's', codeSet: 'AT', categories: [beer], optionGroups: [] } as unknown as Menu;
    const [note] = menuPaper(menu, { ...facts, vatScheme: 'small' }, ALL).notes;
    expect(note).toContain('§ 19 UStG');
    expect(note).not.toContain('inkl.');
  });
});
