import type { CategoryDraft } from '../shop/menu/draft/menu-draft.types.js';

export const pastaDemo: CategoryDraft = {
  name: 'Pasta',
  description: 'Jeden Morgen frisch gezogen.',
  optionGroups: ['pasta-dazu'],
  products: [
    {
      number: '30',
      name: 'Spaghetti al Pomodoro',
      description: 'Langsam eingekochte Tomaten, Basilikum, Parmesan',
      price: 990,
      allergens: ['wheat', 'milk'],
      diets: ['vegetarian'],
      goesWith: ['Insalata Mista'],
    },
    {
      number: '31',
      name: 'Tagliatelle al Ragù',
      description: 'Sechs Stunden geschmortes Ragù vom Rind mit Rotwein und Wurzelgemüse',
      price: 1290,
      allergens: ['wheat', 'eggs', 'milk', 'celery', 'sulphites'],
      goesWith: ['Insalata Mista', 'Montepulciano d’Abruzzo'],
    },
    {
      number: '32',
      name: 'Spaghetti alla Carbonara',
      description: 'Guanciale, Eigelb, Pecorino und viel schwarzer Pfeffer – ohne einen Tropfen Sahne',
      price: 1290,
      allergens: ['wheat', 'eggs', 'milk'],
      additives: ['nitrate'],
    },
    {
      number: '33',
      name: 'Gnocchi al Gorgonzola',
      description: 'Kartoffelgnocchi in Gorgonzolacreme, mit Walnüssen und Spinat',
      price: 1250,
      allergens: ['wheat', 'eggs', 'milk', 'walnuts'],
      diets: ['vegetarian'],
    },
    {
      number: '34',
      name: 'Linguine Gamberi e Limone',
      description: 'Gebratene Garnelen, Amalfi-Zitrone, Knoblauch, Chili und Petersilie',
      price: 1590,
      allergens: ['wheat', 'crustaceans', 'sulphites'],
      diets: ['spicy'],
    },
    {
      number: '35',
      name: 'Lasagne della Nonna',
      description: 'Sieben Schichten, Ragù, Béchamel und Parmesan, im Ofen überbacken',
      price: 1350,
      allergens: ['wheat', 'eggs', 'milk', 'celery', 'sulphites'],
    },
  ],
};
