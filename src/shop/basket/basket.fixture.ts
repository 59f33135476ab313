import type { MenuDraft } from '../menu/draft/menu-draft.types.js';
import type { DayTimes } from '../opening-hours/opening-hours.types.js';
import type { DraftLine } from './basket.types.js';

const sizes = (small: number, large: number) => ({ Klein: small, Groß: large });
const noon: DayTimes = { closed: false, ranges: [{ from: '11:30', to: '14:30' }] };
const off: DayTimes = { closed: true, ranges: [] };

/** A menu with one of everything that can be asked of a basket. */
export const TRATTORIA: MenuDraft = {
  optionGroups: [
    {
      key: 'extras',
      name: 'Extras',
      max: 4,
      freeQuantity: 1,
      options: [
        { name: 'Käse', priceCents: 150, variantPrices: { Groß: 200 } },
        { name: 'Rucola', priceCents: 100 },
      ],
    },
  ],
  categories: [
    {
      name: 'Pizza',
      optionGroups: ['extras'],
      products: [
        { name: 'Margherita', price: sizes(890, 1090), packagingCents: 50, allergens: ['wheat', 'milk'] },
        { name: 'Salami', price: sizes(1090, 1290), allergens: ['wheat', 'milk'] },
        { name: 'Tonno', price: { Klein: 1195 }, allergens: ['wheat', 'fish'] },
        {
          name: 'Halb und halb',
          price: sizes(890, 1090),
          halves: { of: ['Margherita', 'Salami', 'Tonno'], price: 'dearer' },
        },
      ],
    },
    {
      name: 'Mittagstisch',
      times: {
        monday: noon,
        tuesday: noon,
        wednesday: noon,
        thursday: noon,
        friday: noon,
        saturday: off,
        sunday: off,
      },
      products: [{ name: 'Tagessuppe', price: 490, allergens: [] }],
    },
    {
      name: 'Getränke',
      taxClass: 'drink',
      products: [
        { name: 'Cola', price: 320, ownPrices: { pickup: 290 }, depositCents: 25, allergens: [] },
        { name: 'Rosso', price: 690, allergens: ['sulphites'], minAge: 16 },
        { name: 'Birra', price: 390, depositCents: 8, minAge: 16, allergens: ['barley'] },
      ],
    },
    {
      name: 'Menüs',
      optionGroups: ['extras'],
      products: [
        {
          name: 'Pizza + Getränk',
          price: 1090,
          combo: {
            courses: [
              {
                name: 'Deine Pizza',
                choices: [
                  { dish: 'Margherita', size: 'Klein' },
                  { dish: 'Salami', size: 'Klein', surchargeCents: 100 },
                ],
              },
              { name: 'Dein Getränk', choices: [{ dish: 'Cola' }, { dish: 'Birra', surchargeCents: 50 }] },
            ],
          },
        },
      ],
    },
  ],
};

/** `options` by the question they answer. */
export const draftLine = (
  productId: string,
  {
    variantId = null,
    quantity = 1,
    options = {},
  }: { variantId?: string | null; quantity?: number; options?: Record<string, string> } = {},
): DraftLine => ({
  productId,
  variantId,
  quantity,
  note: '',
  options: Object.entries(options).map(([groupId, optionId]) => ({ groupId, optionId, quantity: 1 })),
});
