import type { MenuDraft } from '../menu/draft/menu-draft.types.js';
import { drinks } from './drinks.js';

export const asia: MenuDraft = {
  optionGroups: [
    {
      key: 'fleisch',
      name: 'Womit?',
      min: 1,
      max: 1,
      options: [
        { name: 'Tofu' },
        { name: 'Hähnchen', priceCents: 100 },
        { name: 'Rind', priceCents: 200 },
        { name: 'Ente, knusprig', priceCents: 300 },
        { name: 'Garnelen', priceCents: 350 },
      ],
    },
    {
      key: 'schaerfe',
      name: 'Wie scharf?',
      min: 1,
      max: 1,
      options: [{ name: 'Mild' }, { name: 'Scharf' }, { name: 'Sehr scharf' }],
    },
    {
      key: 'beilage',
      name: 'Beilage',
      min: 1,
      max: 1,
      options: [
        { name: 'Jasminreis' },
        { name: 'Gebratener Reis', priceCents: 150 },
        { name: 'Gebratene Nudeln', priceCents: 200 },
      ],
    },
  ],
  categories: [
    {
      name: 'Vorspeisen & Suppen',
      products: [
        {
          name: 'Frühlingsrollen',
          number: '1',
          description: 'Sechs Mini-Rollen mit süß-saurer Sauce',
          price: 490,
        },
        {
          name: 'Sommerrollen',
          number: '2',
          description: 'Zwei Stück, Reispapier, Kräuter, Erdnusssauce',
          price: 590,
        },
        { name: 'Edamame', number: '3', description: 'Mit Meersalz', price: 490 },
        {
          name: 'Wan-Tan-Suppe',
          number: '4',
          description: 'Klare Brühe mit gefüllten Teigtaschen',
          price: 590,
        },
        {
          name: 'Tom Kha Gai',
          number: '5',
          description: 'Kokosmilch, Hähnchen, Zitronengras, Galgant',
          price: 620,
        },
      ],
    },
    {
      name: 'Aus dem Wok',
      optionGroups: ['fleisch', 'schaerfe', 'beilage'],
      products: [
        { name: 'Rotes Curry', number: '20', description: 'Kokosmilch, Bambus, Thai-Basilikum', price: 1090 },
        {
          name: 'Grünes Curry',
          number: '21',
          description: 'Kokosmilch, Aubergine, Thai-Basilikum',
          price: 1090,
        },
        { name: 'Süß-sauer', number: '22', description: 'Ananas, Paprika, Zwiebeln', price: 1050 },
        { name: 'Erdnusssauce', number: '23', description: 'Mit knackigem Gemüse', price: 1090 },
        { name: 'Chop Suey', number: '24', description: 'Gemüse der Saison in Sojasauce', price: 1050 },
      ],
    },
    {
      name: 'Nudeln & Reis',
      optionGroups: ['fleisch', 'schaerfe'],
      products: [
        { name: 'Gebratene Nudeln', number: '30', description: 'Mit Ei und Gemüse', price: 950 },
        { name: 'Gebratener Reis', number: '31', description: 'Mit Ei und Gemüse', price: 950 },
        {
          name: 'Pad Thai',
          number: '32',
          description: 'Reisnudeln, Tamarinde, Erdnüsse, Limette',
          price: 1090,
        },
        { name: 'Pho', number: '33', description: 'Reisnudelsuppe mit frischen Kräutern', price: 1150 },
      ],
    },
    drinks({ name: 'Jasmintee', description: 'Ein Kännchen', price: 350 }),
  ],
};
