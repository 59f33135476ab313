import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';

export const mainsDemo: CategoryDraft = {
  name: 'Fleisch & Fisch',
  description: 'Vom Grill oder aus der Pfanne, mit einer Beilage deiner Wahl. Die erste Sauce ist dabei.',
  optionGroups: ['beilage', 'sauce'],
  products: [
    {
      number: '60',
      name: 'Rindergeschnetzeltes in Gorgonzolarahm',
      description: 'Zarte Streifen vom Rind mit Champignons, Schalotten und Gorgonzola',
      price: 1990,
      allergens: ['milk', 'sulphites'],
      goesWith: ['Insalata Mista', 'Montepulciano d’Abruzzo'],
    },
    {
      number: '61',
      name: 'Saltimbocca alla Romana',
      description: 'Kalbsschnitzel mit Parmaschinken und Salbei, in Weißwein geschwenkt',
      price: 2290,
      allergens: ['wheat', 'milk', 'sulphites'],
      additives: ['nitrate'],
      goesWith: ['Pinot Grigio', 'Insalata Mista'],
    },
    {
      number: '62',
      name: 'Pollo al Limone',
      description: 'Hähnchenbrust in Zitronenbutter mit Kapern und Petersilie',
      price: 1690,
      allergens: ['wheat', 'milk', 'sulphites'],
      goesWith: ['Insalata Mista', 'Limonata della Casa'],
    },
    {
      number: '63',
      name: 'Lachsfilet vom Grill',
      description: 'Auf der Haut gegrillt, mit Zitrone und Kräutern',
      price: 2090,
      allergens: ['fish'],
      goesWith: ['Pinot Grigio', 'Insalata Mista'],
    },
    {
      number: '64',
      name: 'Dorade al Forno',
      description: 'Im Ganzen gebacken, mit Fenchel, Oliven und Kirschtomaten – solange der Fang reicht',
      price: 2390,
      allergens: ['fish', 'sulphites'],
      additives: ['blackened'],
      goesWith: ['Pinot Grigio'],
      soldOut: true,
    },
  ],
};
