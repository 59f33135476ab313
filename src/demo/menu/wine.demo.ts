import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';
import { birra } from './prepacked.demo.js';

const ml = (amount: number) => ({ amount, unit: 'ml' as const });
const GLASS_AND_BOTTLE = { Glas: ml(250), Flasche: ml(750) };

export const wineDemo: CategoryDraft = {
  name: 'Wein & Bier',
  description: 'Bier, Wein und Prosecco geben wir ab 16 Jahren ab, Grappa ab 18.',
  taxClass: 'drink',
  station: 'Bar',
  products: [
    {
      number: '95',
      name: 'Birra Chiara',
      description: 'Helles Lagerbier aus Apulien',
      price: 390,
      content: ml(330),
      depositCents: 8,
      depositKind: 'reusable',
      alcoholType: 'beer',
      allergens: ['barley'],
      prepacked: birra,
    },
    {
      number: '96',
      name: 'Montepulciano d’Abruzzo',
      description: 'Rotwein, trocken, Kirsche und Pflaume',
      price: { Glas: 690, Flasche: 1890 },
      content: GLASS_AND_BOTTLE,
      alcoholType: 'wine',
      allergens: ['sulphites'],
    },
    {
      number: '97',
      name: 'Pinot Grigio',
      description: 'Weißwein aus dem Friaul, trocken, Birne und Mandel',
      price: { Glas: 650, Flasche: 1790 },
      content: GLASS_AND_BOTTLE,
      alcoholType: 'wine',
      allergens: ['sulphites'],
    },
    {
      number: '98',
      name: 'Prosecco Treviso',
      description: 'Frizzante, extra trocken, gut gekühlt',
      price: 1990,
      content: ml(750),
      alcoholType: 'sparkling',
      allergens: ['sulphites'],
    },
    {
      number: '99',
      name: 'Grappa di Moscato',
      description: 'Tresterbrand aus dem Piemont, 40 % vol',
      price: 550,
      content: ml(40),
      alcoholType: 'spirits',
      allergens: [],
      diets: ['vegetarian', 'vegan'],
    },
  ],
};
