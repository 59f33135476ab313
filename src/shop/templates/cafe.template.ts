import type { MenuDraft } from '../menu/draft/menu-draft.types.js';

export const cafe: MenuDraft = {
  optionGroups: [
    {
      key: 'milch',
      name: 'Welche Milch?',
      min: 1,
      max: 1,
      options: [
        { name: 'Kuhmilch' },
        { name: 'Haferdrink', priceCents: 50 },
        { name: 'Sojadrink', priceCents: 50 },
      ],
    },
    {
      key: 'kaffee',
      name: 'Dazu',
      max: 3,
      options: [
        { name: 'Extra Espresso', priceCents: 90, taxClass: 'drink' },
        { name: 'Karamellsirup', priceCents: 60, taxClass: 'drink' },
        { name: 'Schlagsahne', priceCents: 70 },
      ],
    },
  ],
  categories: [
    {
      name: 'Frühstück',
      products: [
        { name: 'Kleines Frühstück', description: 'Zwei Brötchen, Butter, Konfitüre, Käse', price: 790 },
        { name: 'Großes Frühstück', description: 'Brötchen, Käse, Schinken, Ei, Obst', price: 1290 },
        { name: 'Rührei', description: 'Drei Eier mit Schnittlauch und Brot', price: 850 },
        { name: 'Avocadobrot', description: 'Sauerteigbrot, Avocado, pochiertes Ei', price: 1090 },
        { name: 'Granola', description: 'Joghurt, Früchte, Honig', price: 750 },
      ],
    },
    {
      name: 'Kuchen',
      products: [
        { name: 'Käsekuchen', description: 'Nach Omas Rezept', price: 420 },
        { name: 'Apfelkuchen', description: 'Mit Streuseln', price: 390 },
        { name: 'Karottenkuchen', description: 'Mit Frischkäse-Frosting', price: 450 },
        { name: 'Croissant', price: 250 },
      ],
    },
    {
      name: 'Kaffee & Tee',
      taxClass: 'drink',
      products: [
        { name: 'Espresso', price: 240 },
        { name: 'Kaffee', price: { Tasse: 290, Becher: 380 }, optionGroups: ['kaffee'] },
        { name: 'Cappuccino', price: 350, optionGroups: ['milch', 'kaffee'] },
        { name: 'Latte macchiato', price: 390, optionGroups: ['milch', 'kaffee'] },
        { name: 'Tee', description: 'Schwarz, Grün, Pfefferminze oder Früchte', price: 320 },
        { name: 'Heiße Schokolade', price: 380, optionGroups: ['milch'] },
      ],
    },
    {
      name: 'Kalte Getränke',
      taxClass: 'drink',
      products: [
        { name: 'Hausgemachte Limonade', description: 'Zitrone und Minze', price: 420 },
        { name: 'Apfelschorle', price: 290, content: { amount: 330, unit: 'ml' }, depositCents: 15 },
        { name: 'Mineralwasser', price: 250, content: { amount: 500, unit: 'ml' }, depositCents: 25 },
      ],
    },
  ],
};
