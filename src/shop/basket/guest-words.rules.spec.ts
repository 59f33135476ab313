import { describe, expect, it } from '@jest/globals';
import type { Menu } from '../menu/menu.types.js';
import type { OrderLine } from './basket.types.js';
import { inGuestWords, withGuestLabels, withGuestWords } from './guest-words.rules.js';

const made = (of: string, text: string) => ({ of, text });
const SIZES = [
  { id: 'v', name: 'Klein', content: null },
  { id: 'w', name: 'Groß', content: { amount: 500, unit: 'ml' } },
];
const CHOICE = { id: 'c1', productId: 'p', variantId: 'w', surchargeCents: 0 };
const menu = {
  categories: [
    {
      id: 'c',
      name: 'Salate',
      products: [
        {
          id: 'p',
          name: 'Gemischter Salat',
          translations: { en: { name: made('Gemischter Salat', 'Mixed salad') } },
        },
        { id: 'q', name: 'Suppe', translations: { en: { name: made('Tagessuppe', 'Soup of the day') } } },
        { id: 'm', name: 'Mittagsmenü', combo: { courses: [{ id: 'k', choices: [CHOICE] }] } },
        { id: 'r', name: 'Penne', translations: { en: { name: made('Penne', 'Penne') } } },
        // The ids of courses and choices are unique only within their dish.
        {
          id: 'n',
          name: 'Abendmenü',
          combo: { courses: [{ id: 'k', choices: [{ ...CHOICE, productId: 'q' }] }] },
        },
      ].map((product) => ({ description: '', variants: SIZES, combo: null, ...product })),
    },
  ],
  sizeWords: [{ language: 'en', ...made('Klein', 'Small') }],
  optionGroups: [
    {
      id: 'g',
      name: 'Extras',
      options: [{ id: 'o', name: 'Käse' }],
      translations: { en: { 'option:o': made('Käse', 'Cheese') } },
    },
  ],
} as unknown as Menu;
const IDS: Record<string, string> = { 'Gemischter Salat': 'p', Suppe: 'q', Mittagsmenü: 'm' };
const line = (name: string) =>
  ({
    name,
    productId: IDS[name],
    variantName: '',
    options: [{ groupId: 'g', id: 'o', name: 'Käse' }],
  }) as unknown as OrderLine;

describe('a line of an order', () => {
  it('keeps its German words and knows the words of its guest', () => {
    const [kept] = withGuestWords([line('Gemischter Salat')], menu, 'en');
    expect(kept).toMatchObject({
      name: 'Gemischter Salat',
      guestWords: { name: 'Mixed salad', options: ['Cheese'] },
    });
    expect(kept && inGuestWords(kept)).toMatchObject({ name: 'Mixed salad', options: [{ name: 'Cheese' }] });
  });

  it('reads measures with a point, and knows the dishes that halves and menus are made of', () => {
    const drink = {
      ...line('Mittagsmenü'),
      variantName: '0,33 l',
      options: [
        { groupId: 'first', id: 'p', name: '½ Gemischter Salat' },
        { groupId: 'k', id: 'c1', name: 'Gemischter Salat, Groß 0,5 l' },
      ],
    } as unknown as OrderLine;
    const [kept] = withGuestWords([drink], menu, 'en');
    expect(kept?.variantName).toBe('0,33 l');
    expect(kept && inGuestWords(kept)).toMatchObject({
      variantName: '0.33 l',
      options: [{ name: '½ Mixed salad' }, { name: 'Mixed salad, Groß 0.5 l' }],
    });
  });

  it('calls its size what the menu calls it, and an older one as it was kept', () => {
    const [small, large] = ['Klein', 'Groß'].map((variantName) =>
      withGuestWords([{ ...line('Suppe'), variantName }], menu, 'en').map(inGuestWords),
    );
    expect([small?.[0]?.variantName, large?.[0]?.variantName]).toEqual(['Small', 'Groß']);
    const older = {
      ...line('Suppe'),
      variantName: 'Klein',
      guestWords: { name: 'Soup', options: ['Cheese'] },
    };
    expect(inGuestWords(older).variantName).toBe('Klein');
  });

  it('knows which of its words read the same, and which nobody has given', () => {
    const named = (...names: string[]) =>
      ({
        ...line('Penne'),
        options: names.map((name) => ({ groupId: 'x', id: 'x', name })),
      }) as unknown as OrderLine;
    const alike = (one: OrderLine) => withGuestWords([one], menu, 'en')[0]?.guestWords?.alike;
    expect(alike(named('½ Penne', 'Penne, 0,5 l', 'Penne, Groß', 'Suppe'))).toEqual([
      'Penne',
      '½ Penne',
      'Penne, 0,5 l',
    ]);
    expect(alike(line('Suppe'))).toBeUndefined();
  });

  it('stays German where the German text has changed since it was translated', () => {
    const [kept] = withGuestWords([line('Suppe')], menu, 'en');
    expect(kept?.guestWords?.name).toBe('Suppe');
  });

  it('has no other words for a German guest, and none in older orders', () => {
    const [kept] = withGuestWords([line('Suppe')], menu, 'de');
    expect(kept).not.toHaveProperty('guestWords');
    expect(inGuestWords(line('Suppe'))).toEqual(line('Suppe'));
  });
});

describe('a discount of an order', () => {
  const sums = [
    { id: 'a', label: 'Klein', cents: 100 },
    { id: 'b', label: 'Herbst', cents: 200 },
  ];
  it.each([
    ['en', ['Small', undefined]],
    ['de', [undefined, undefined]],
  ] as const)('keeps its German name, and in %s the words of its guest', (language, labels) => {
    const kept = withGuestLabels(sums, menu, language);
    expect(kept.map(({ label }) => label)).toEqual(['Klein', 'Herbst']);
    expect(kept.map(({ guestLabel }) => guestLabel)).toEqual(labels);
  });
});
