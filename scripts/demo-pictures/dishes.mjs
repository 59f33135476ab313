import { calzone, caprese, geschnetzeltes, glass, lachs, penne, risotto } from './mains.mjs';
import { dumplings, lasagne, strands } from './pasta.mjs';
import { pizza } from './pizza.mjs';
import { bruschetta, burrata, focaccia, salad, vitello } from './plates.mjs';
import { scene } from './stage.mjs';
import { cannolo, limonata, pannaCotta, tiramisu } from './sweets.mjs';

const parsley = ['parsley', 46, 18];

/** What is drawn for the Trattoria Bella: a name, the table it stands on, and the dish. */
export const DISHES = {
  bruschetta: ['green', () => bruschetta(3)],
  burrata: ['linen', () => burrata(8)],
  vitello: ['slate', () => vitello(4)],
  focaccia: ['slate', () => focaccia(2)],
  'insalata-mista': ['wood', () => salad(6, {})],
  'insalata-cesare': ['green', () => salad(16, { cesare: true })],
  margherita: ['wood', () => pizza(11, { cheese: 13, toppings: [['basil', 8, 170, 62]] })],
  marinara: [
    'green',
    () => pizza(31, { cheese: 0, toppings: [['tomato', 9, 130, 44], parsley, ['basil', 3, 190, 56]] }),
  ],
  salame: [
    'slate',
    () => pizza(5, { melted: true, cheese: 7, toppings: [['salami', 14, 118, 58], parsley] }),
  ],
  'prosciutto-funghi': [
    'linen',
    () =>
      pizza(9, {
        melted: true,
        cheese: 6,
        toppings: [['ham', 8, 150, 84], ['mushroom', 12, 100, 40], parsley],
      }),
  ],
  tonno: [
    'wood',
    () =>
      pizza(14, {
        melted: true,
        cheese: 6,
        toppings: [['tuna', 13, 100, 44], ['onion', 9, 110, 46], ['olive', 8, 100, 20], parsley],
      }),
  ],
  verdure: [
    'green',
    () =>
      pizza(17, {
        cheese: 8,
        toppings: [
          ['zucchini', 9, 130, 50],
          ['pepper', 10, 110, 54],
          ['tomato', 4, 150, 42],
          ['rocket', 8, 110, 64],
        ],
      }),
  ],
  'quattro-formaggi': [
    'slate',
    () =>
      pizza(19, {
        sauce: '#f3dca3',
        melted: true,
        cheese: 16,
        toppings: [['parmesan', 10, 100, 40], parsley],
      }),
  ],
  bella: [
    'wood',
    () =>
      pizza(21, {
        cheese: 11,
        toppings: [
          ['ham', 9, 150, 86],
          ['rocket', 16, 84, 70],
          ['parmesan', 11, 90, 42],
        ],
      }),
  ],
  spaghetti: ['linen', () => strands(7, { sauce: '#cf3a1b', toppings: [['basil', 3, 110, 62, 0.5]] })],
  tagliatelle: [
    'wood',
    () =>
      strands(12, {
        wide: 26,
        count: 90,
        sauce: '#8c3a1a',
        spread: 0.66,
        toppings: [['parmesan', 9, 60, 34], parsley],
      }),
  ],
  carbonara: [
    'slate',
    () => strands(15, { toppings: [['ham', 7, 90, 34], ['parmesan', 8, 70, 30], parsley] }),
  ],
  gnocchi: ['wood', () => dumplings(18, { sauce: '#f0e6c4', toppings: [['parmesan', 6, 90, 34], parsley] })],
  lasagne: ['green', () => lasagne(22)],
  tiramisu: ['linen', () => tiramisu(24)],
  'panna-cotta': ['slate', () => pannaCotta(26)],
  cannolo: ['red', () => cannolo(28)],
  limonata: ['green', () => limonata(30)],
  caprese: ['slate', () => caprese(41)],
  wunsch: [
    'linen',
    () =>
      pizza(43, {
        cheese: 7,
        toppings: [
          ['pepper', 5, 140, 54],
          ['mushroom', 6, 120, 44],
          ['salami', 5, 150, 58],
          ['olive', 8, 100, 20],
          ['onion', 3, 150, 44],
          parsley,
        ],
      }),
  ],
  tartufo: [
    'slate',
    () =>
      pizza(47, {
        sauce: '#efdcae',
        melted: true,
        cheese: 9,
        toppings: [['mushroom', 15, 96, 42], ['rocket', 8, 130, 60], parsley],
      }),
  ],
  calzone: ['green', () => calzone(49)],
  arrabbiata: ['slate', () => penne(51)],
  porcini: [
    'wood',
    () =>
      risotto(53, {
        cream: '#d8c193',
        grain: ['#f4e6c3', '#ecd9ab', '#e6cf9a'],
        toppings: [['mushroom', 11, 100, 46], ['parmesan', 6, 100, 36], parsley],
      }),
  ],
  milanese: [
    'linen',
    () =>
      risotto(57, {
        cream: '#e2a72a',
        grain: ['#f6cf5c', '#f0c03f', '#fadc7c'],
        toppings: [['parmesan', 7, 110, 38], parsley],
      }),
  ],
  geschnetzeltes: ['green', () => geschnetzeltes(59)],
  lachs: ['slate', () => lachs(61)],
  rosso: ['wood', () => glass(63, { drink: '#6d0f22', deep: '#4a0a17' })],
  bianco: ['green', () => glass(65, { drink: '#efe2a0', deep: '#d6c274' })],
};

export const drawingOf = (name) => {
  const [table, dish] = DISHES[name];
  return scene(table, dish());
};
