import { formatCents } from '../../shared/money.js';
import { newDesign } from '../restaurant/new-shop.rules.js';
import type { Measure } from './layout/marks.types.js';
import { WORDS } from './menu-words.rules.js';
import type { MenuPaper, PaperCategory, PaperDish } from './printed-menu.types.js';
import { commonSizes } from './sizes.rules.js';

/** Every letter half as wide as high; bold ones a little wider. */
export const evenLetters: Measure = (text, font) => text.length * (font.includes('600') ? 0.55 : 0.5);

export const aDish = (id: string, given: Partial<PaperDish> = {}): PaperDish => ({
  id,
  number: '',
  name: `Gericht-${id}`,
  description: '',
  codes: [],
  byChoice: '',
  diets: [],
  prices: [{ label: '', text: formatCents(950), note: '' }],
  notes: [],
  ...given,
});

export const aCategory = (name: string, dishes: PaperDish[]): PaperCategory => ({
  id: name,
  name,
  description: '',
  sizes: commonSizes(dishes),
  dishes,
});

export const aPaper = (categories: PaperCategory[], given: Partial<MenuPaper> = {}): MenuPaper => ({
  restaurant: 'Trattoria Bella',
  headline: 'Benvenuti!',
  title: 'Speisekarte',
  language: 'de',
  categories,
  legend: [
    { code: 'A1', name: 'Weizen' },
    { code: 'G', name: 'Milch (einschließlich Laktose)' },
  ],
  diets: [{ diet: 'vegan', name: 'vegan' }],
  notes: ['Preise in Euro. Alle Preise inkl. gesetzl. MwSt.'],
  contact: ['Lindenstraße 12', '10969 Berlin'],
  hours: ['Mo–So 11:30–22:00 Uhr'],
  link: 'https://tresen.example/s/bella',
  address: 'tresen.example/s/bella',
  invitation: 'Online bestellen',
  words: WORDS.de.paper,
  colors: newDesign().colors,
  ...given,
});
