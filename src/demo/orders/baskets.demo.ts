export interface DemoDish {
  name: string;
  quantity?: number;
  size?: string;
  /** Names of options; what must be chosen and is not named is the first there is. */
  with?: string[];
  note?: string;
}

const LARGE = 'Normal (32 cm)';

/** What people eat at the Trattoria Bella; some of it more often than the rest. Each is above every minimum. */
export const BASKETS: DemoDish[][] = [
  [{ name: 'Margherita', size: LARGE, quantity: 2 }, { name: 'Tiramisù' }],
  [
    { name: 'Salame Piccante', size: LARGE, with: ['Extra Fior di Latte', 'Oliven'] },
    { name: 'Insalata Mista' },
    { name: 'Limonata della Casa', quantity: 2 },
  ],
  [
    { name: 'Lasagne della Nonna', quantity: 2 },
    { name: 'Tiramisù', quantity: 2 },
  ],
  [
    { name: 'Bella', size: LARGE, with: ['Mit Ricotta gefüllt'], note: 'Bitte gut durchbacken' },
    { name: 'Margherita', size: 'Klein (26 cm)', note: 'Für das Kind, ohne Basilikum' },
    { name: 'Apfelschorle' },
  ],
  [
    { name: 'Spaghetti alla Carbonara', quantity: 2, with: ['Frischer Parmesan'] },
    { name: 'Bruschetta al Pomodoro' },
  ],
  [
    { name: 'Rindergeschnetzeltes in Gorgonzolarahm', with: ['Rosmarinkartoffeln', 'Pfefferrahm'] },
    { name: 'Montepulciano d’Abruzzo', size: 'Flasche' },
    { name: 'Panna Cotta ai Lamponi' },
  ],
  [
    { name: 'Margherita', size: LARGE },
    { name: 'Prosciutto e Funghi', size: LARGE },
    { name: 'Verdure Grigliate', size: LARGE, with: ['Rucola'] },
    { name: 'Focaccia al Rosmarino' },
    { name: 'Cola', quantity: 3 },
  ],
  [
    { name: 'Salat mit Hähnchenbrustfiletstreifen', quantity: 2, with: ['Honig-Senf'] },
    { name: 'Focaccia al Rosmarino' },
  ],
  [{ name: 'Risotto ai Funghi Porcini' }, { name: 'Burrata con Pomodorini' }, { name: 'Tiramisù' }],
  [
    { name: 'Bella', size: LARGE, quantity: 2 },
    { name: 'Salame Piccante', size: LARGE },
    { name: 'Birra Chiara', quantity: 3 },
  ],
  [
    { name: 'Penne all’Arrabbiata', with: ['Höllisch'] },
    { name: 'Lasagne della Nonna' },
    { name: 'Acqua Minerale', size: 'Große Flasche' },
  ],
  [
    { name: 'Pizza Pinocchio', quantity: 2 },
    { name: 'Quattro Formaggi', size: LARGE },
    { name: 'Burrata con Pomodorini' },
  ],
  [
    { name: 'Margherita', size: LARGE },
    { name: 'Spaghetti alla Carbonara' },
    { name: 'Bruschetta al Pomodoro' },
  ],
];
