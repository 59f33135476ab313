import type { MenuDraft } from '../menu/draft/menu-draft.types.js';
import { ayran, drinks } from './drinks.js';

export const doener: MenuDraft = {
  optionGroups: [
    {
      key: 'sauce',
      name: 'Welche Sauce?',
      min: 1,
      max: 3,
      options: [{ name: 'Kräuter' }, { name: 'Knoblauch' }, { name: 'Scharf' }, { name: 'Ohne Sauce' }],
    },
    {
      key: 'salat',
      name: 'Was soll weg?',
      max: 5,
      options: [
        { name: 'Ohne Zwiebeln' },
        { name: 'Ohne Tomaten' },
        { name: 'Ohne Gurken' },
        { name: 'Ohne Rotkohl' },
        { name: 'Ohne Weißkohl' },
      ],
    },
    {
      key: 'extras',
      name: 'Extras',
      max: 4,
      options: [
        { name: 'Extra Fleisch', priceCents: 250 },
        { name: 'Schafskäse', priceCents: 120 },
        { name: 'Gebratenes Gemüse', priceCents: 120 },
        { name: 'Peperoni', priceCents: 50 },
      ],
    },
    {
      key: 'fleisch',
      name: 'Welches Fleisch?',
      min: 1,
      max: 1,
      options: [{ name: 'Kalb' }, { name: 'Hähnchen' }],
    },
  ],
  categories: [
    {
      name: 'Döner & Dürüm',
      optionGroups: ['fleisch', 'sauce', 'salat', 'extras'],
      products: [
        { name: 'Döner im Brot', number: '1', description: 'Fleisch vom Spieß, Salat, Sauce', price: 750 },
        { name: 'Dürüm', number: '2', description: 'Gerollt im dünnen Fladen', price: 850 },
        { name: 'Lahmacun mit Döner', number: '3', description: 'Türkische Pizza, gerollt', price: 890 },
        {
          name: 'Dönerteller',
          number: '4',
          description: 'Mit Pommes oder Reis, Salat und Sauce',
          price: { Normal: 1250, Groß: 1490 },
        },
        { name: 'Döner-Box', number: '5', description: 'Fleisch und Pommes in der Box', price: 690 },
      ],
    },
    {
      name: 'Ohne Fleisch',
      optionGroups: ['sauce', 'salat'],
      products: [
        {
          name: 'Vegetarischer Döner',
          number: '10',
          description: 'Gebratenes Gemüse und Schafskäse',
          price: 690,
        },
        {
          name: 'Falafel im Brot',
          number: '11',
          description: 'Kichererbsenbällchen, Salat, Sauce',
          price: 690,
        },
        { name: 'Falafelteller', number: '12', description: 'Mit Hummus, Salat und Brot', price: 1090 },
      ],
    },
    {
      name: 'Beilagen',
      products: [
        { name: 'Pommes', number: '20', price: { Klein: 350, Groß: 450 } },
        { name: 'Reis', number: '21', price: 350 },
        { name: 'Hirtensalat', number: '22', description: 'Tomaten, Gurken, Schafskäse', price: 690 },
        { name: 'Baklava', number: '23', description: 'Drei Stück, mit Pistazien', price: 450 },
      ],
    },
    drinks(ayran),
  ],
};
