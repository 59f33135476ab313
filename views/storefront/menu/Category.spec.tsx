import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CategoryView, ProductView } from '../../../src/storefront/menu/menu.view';
import { Category } from './Category';

const dish = (over: Partial<ProductView> = {}): ProductView => ({
  id: 'd1',
  number: '',
  name: 'Margherita',
  description: '',
  image: null,
  fulfilments: ['pickup', 'delivery'],
  diets: [],
  variants: [{ id: 'v1', name: '', priceCents: 900, unitPrice: null, ownPrices: [] }],
  groupIds: [],
  allergens: [],
  allergenKeys: [],
  additives: [],
  depositCents: 0,
  depositKind: 'oneWay',
  packagingCents: 0,
  minAge: 0,
  soldOut: false,
  prepacked: null,
  goesWithIds: [],
  allergensByChoice: [],
  combo: null,
  halves: null,
  ...over,
});

function shown(product: ProductView, over: Partial<CategoryView> = {}, menuOnly = false): Element {
  const category = {
    id: 'c1',
    anchor: 'pizza',
    name: 'Pizza',
    description: '',
    fulfilments: [],
    image: null,
    times: null,
    offeredNow: true,
    products: [product],
    ...over,
  };
  const html = renderToStaticMarkup(
    <Category
      category={category}
      groups={[]}
      ways={['pickup', 'delivery']}
      menuOnly={menuOnly}
      look={{ popular: [], eager: new Set() }}
    />,
  );
  return new JSDOM(html).window.document.body;
}
const textOf = (root: Element, part: string) =>
  [...root.querySelectorAll(part)].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('a dish on the menu', () => {
  it('has one price where every way costs the same', () => {
    expect(textOf(shown(dish()), '.dish__price')).toEqual(['9,00 €']);
  });

  it('has a price for each way where they differ, in words while nobody has chosen', () => {
    const ownPrices = [{ fulfilment: 'delivery', priceCents: 1000, unitPrice: null }];
    const root = shown(
      dish({ variants: [{ id: 'v', name: '', priceCents: 900, unitPrice: null, ownPrices }] }),
    );
    expect(textOf(root, '.dish__price')).toEqual(['Abholung9,00 €', 'Lieferung10,00 €']);
    expect([...root.querySelectorAll('.dish__price')].map((line) => line.getAttribute('data-for'))).toEqual([
      'pickup',
      'delivery',
    ]);
  });

  it('tells the price per litre and the deposit beside the price', () => {
    const cola = { id: 'v', name: '0,33 l', priceCents: 350, unitPrice: '1 l = 10,61 €', ownPrices: [] };
    const [price] = textOf(shown(dish({ variants: [cola], depositCents: 25 })), '.dish__price');
    expect(price).toBe('3,50 € 0,33 l 1 l = 10,61 €zzgl. 0,25 € Pfand');
  });

  it.each<[string, Partial<ProductView>, string]>([
    [
      'nobody has checked it',
      { allergens: null, allergenKeys: null },
      'Allergene: bitte im Restaurant erfragen',
    ],
    ['a combo depends on what is chosen', { combo: { courses: [] } }, 'Allergene je nach Auswahl'],
    [
      'an answer brings what the dish has not',
      { allergens: ['G'], allergensByChoice: ['H1'] },
      'G je nach Auswahl: H1 ',
    ],
    ['vegan says more than vegetarian', { diets: ['vegetarian', 'vegan'] }, 'Vegan'],
    ['checked and free says nothing', {}, ''],
  ])('%s', (_, over, expected) => {
    expect(textOf(shown(dish(over)), '.dish__marks')).toEqual([expected]);
  });

  it('says a volume once', () => {
    const beer = { id: 'v', name: '0,5 l', priceCents: 390, unitPrice: '1 l = 7,80 €', ownPrices: [] };
    const [price] = textOf(shown(dish({ name: 'Birra 0,5 l', variants: [beer] })), '.dish__price');
    expect(price).toBe('3,90 € 1 l = 7,80 €');
  });

  it.each<[string, Partial<ProductView>, string | null]>([
    ['asks nothing', {}, 'v1'],
    ['asks for extras', { groupIds: ['g'] }, null],
    ['asks for the age', { minAge: 16 }, null],
    ['is a combo', { combo: { courses: [] } }, null],
    ['comes in halves', { halves: { choices: [], price: 'mean' } }, null],
  ])('is added by its plus when it %s', (_, over, variant) => {
    expect(shown(dish(over)).querySelector('.dish')?.getAttribute('data-plain')).toBe(variant);
  });

  it('is opened with the keyboard though nothing can be ordered', () => {
    const root = shown(dish(), {}, true);
    expect(textOf(root, 'h3 button')).toEqual(['Margherita']);
    expect(root.querySelector('.plus')).toBeNull();
  });

  it('shows a picture around what must stay in sight, late and in a fixed size', () => {
    const picture = { src: '/a.jpg', srcset: '/a.webp 160w', avifSrcset: '/a.avif 160w', alt: 'Pizza' };
    const image = { ...picture, width: 800, height: 600, focus: { x: 0.9, y: 0.2 } };
    const photo = shown(dish({ image })).querySelector('img');
    expect(photo?.outerHTML).toMatch(/loading="lazy".*width="104" height="104"/);
    expect([...(photo?.classList ?? [])]).toEqual(expect.arrayContaining(['fx4', 'fy1']));
    expect(photo?.hasAttribute('style')).toBe(false);
  });
});

describe('a category with hours of its own', () => {
  it('says when it is there, and that it is not there now', () => {
    const root = shown(dish(), { times: 'Mo–Fr 11:30–14:30 Uhr', offeredNow: false });
    expect(root.querySelector('.category')?.hasAttribute('data-off')).toBe(true);
    expect(root.querySelector('.category__times')?.textContent).toContain('Nur Mo–Fr 11:30–14:30 Uhr');
  });
});

it('parts a long word of its name as those of dishes are', () => {
  const { textContent } = shown(dish(), { name: 'Rindfleischspezialitätenzubereitungen' }).querySelector(
    'h2',
  )!;
  expect(textContent).toContain('\u00ad');
});
