import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';

const SIZE = 'Normal (32 cm)';

export const combosDemo: CategoryDraft = {
  name: 'Zusammen günstiger',
  description: 'Ein Gericht und etwas dazu, zu einem Preis.',
  products: [
    {
      number: '75',
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
              { dish: 'Acqua Minerale', size: 'Kleine Flasche' },
              { dish: 'Birra Chiara', surchargeCents: 50 },
            ],
          },
        ],
      },
    },
    {
      number: '76',
      name: 'Pasta + Dolce',
      description: 'Eine Pasta deiner Wahl und etwas Süßes danach',
      price: 1390,
      allergens: [],
      combo: {
        courses: [
          {
            name: 'Deine Pasta',
            choices: [
              { dish: 'Spaghetti al Pomodoro' },
              { dish: 'Penne all’Arrabbiata' },
              { dish: 'Spaghetti alla Carbonara', surchargeCents: 250 },
              { dish: 'Lasagne della Nonna', surchargeCents: 300 },
            ],
          },
          {
            name: 'Dein Dolce',
            choices: [
              { dish: 'Cannolo Siciliano' },
              { dish: 'Panna Cotta ai Lamponi', surchargeCents: 100 },
              { dish: 'Tiramisù', surchargeCents: 150 },
            ],
          },
        ],
      },
    },
  ],
};
