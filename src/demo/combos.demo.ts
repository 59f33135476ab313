import type { CategoryDraft } from '../shop/menu/draft/menu-draft.types.js';

const SIZE = 'Normal (32 cm)';

export const combosDemo: CategoryDraft = {
  name: 'Zusammen günstiger',
  description: 'Eine Pizza und etwas dazu, zu einem Preis.',
  products: [
    {
      number: '60',
      name: 'Pizza + Getränk',
      description: 'Eine Pizza mit 32 cm deiner Wahl und ein kaltes Getränk',
      price: 1190,
      allergens: [],
      combo: {
        courses: [
          {
            name: 'Deine Pizza',
            choices: [
              { dish: 'Margherita', size: SIZE },
              { dish: 'Marinara', size: SIZE },
              { dish: 'Prosciutto e Funghi', size: SIZE, surchargeCents: 150 },
              { dish: 'Salame Piccante', size: SIZE, surchargeCents: 150 },
              { dish: 'Verdure Grigliate', size: SIZE, surchargeCents: 100 },
            ],
          },
          {
            name: 'Dein Getränk',
            choices: [
              { dish: 'Cola' },
              { dish: 'Aranciata Rossa' },
              { dish: 'Acqua Minerale', size: '0,5 l' },
              { dish: 'Birra Chiara', surchargeCents: 50 },
            ],
          },
        ],
      },
    },
  ],
};
