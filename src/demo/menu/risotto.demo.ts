import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';

export const risottoDemo: CategoryDraft = {
  name: 'Risotto',
  description: 'Aus Carnaroli-Reis, für jede Bestellung frisch gerührt: Das dauert zwanzig Minuten.',
  products: [
    {
      number: '50',
      name: 'Risotto ai Funghi Porcini',
      description: 'Steinpilze, Weißwein, Petersilie und kalte Butter',
      price: 1590,
      allergens: ['milk', 'celery', 'sulphites'],
      diets: ['vegetarian'],
      goesWith: ['Pinot Grigio', 'Panna Cotta ai Lamponi'],
    },
    {
      number: '51',
      name: 'Risotto alla Milanese',
      description: 'Safran aus den Abruzzen, Parmesan und ein Schuss Weißwein',
      price: 1390,
      allergens: ['milk', 'celery', 'sulphites'],
      diets: ['vegetarian'],
      goesWith: ['Insalata Mista', 'Tiramisù'],
    },
    {
      number: '52',
      name: 'Risotto ai Frutti di Mare',
      description: 'Garnelen, Calamaretti und Miesmuscheln in Weißwein und Tomate',
      price: 1890,
      allergens: ['crustaceans', 'fish', 'celery', 'sulphites', 'molluscs'],
      goesWith: ['Pinot Grigio'],
      soldOut: true,
    },
  ],
};
