import type { Weekday } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Language } from '../../shared/voice.types.js';
import type { LegendEntry } from '../allergens/allergens.types.js';
import type { Diet } from '../menu/menu.types.js';
import type { Colors } from '../restaurant/shop.types.js';
import type { PrintedMenu } from './layout/marks.types.js';

export const PAPER_FORMATS = ['a4', 'a5', 'dinLang', 'tent', 'a3'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

export const MENU_DESIGNS = ['classic', 'clear', 'bold', 'slate'] as const;
export type MenuDesign = (typeof MENU_DESIGNS)[number];

/** What somebody wants printed. */
export interface MenuChoice {
  format: PaperFormat;
  design: MenuDesign;
  language: Language;
  /** null: all of them. */
  categoryIds: string[] | null;
  /** A menu for one day: what has hours of its own and none on that day is left out. */
  weekday: Weekday | null;
  /** Whose prices; null: every dish at its usual price. */
  fulfilment: Fulfilment | null;
  /** 0: as many as suit the menu. */
  columns: number;
  descriptions: boolean;
  cropMarks: boolean;
}

/** What is asked of the process that draws. */
export interface MenuTask {
  paper: MenuPaper;
  choice: MenuChoice;
  /** The file as it is kept; null: the name alone. */
  logo: Uint8Array | null;
  /** false: only laid out, for the preview. */
  isDrawn: boolean;
  at: Date;
}

export interface MenuAnswer {
  menu: PrintedMenu;
  code: { size: number; path: string };
  /** Texts with letters that the fonts do not have. */
  incomplete: string[];
  /** As it is printed, for the screen (WebP); null on the way to a PDF. */
  logo: Uint8Array | null;
  pdf: Uint8Array | null;
}

/** The menu on paper, every word of it decided. */
export interface MenuPaper {
  restaurant: string;
  headline: string;
  /** 'Speisekarte', 'Tageskarte Mittwoch'. */
  title: string;
  language: Language;
  categories: PaperCategory[];
  legend: LegendEntry[];
  diets: PaperDiet[];
  /** VAT, and what else stands under every price list. */
  notes: string[];
  /** Address and phone, a line each. */
  contact: string[];
  hours: string[];
  /** Where guests order; the QR code leads there. */
  link: string;
  /** The same to read. */
  address: string;
  invitation: string;
  words: PaperWords;
  colors: Colors;
}

export interface PaperDiet {
  diet: Diet;
  name: string;
}

export interface PaperWords {
  allergens: string;
  continued: string;
  /** 'Seite 1 von 3' */
  page: string;
  of: string;
  hours: string;
}

export interface PaperCategory {
  id: string;
  name: string;
  description: string;
  /** Sizes that stand once above the prices of all dishes; empty where each dish names its own. */
  sizes: string[];
  dishes: PaperDish[];
}

export interface PaperDish {
  id: string;
  number: string;
  name: string;
  description: string;
  codes: string[];
  /** 'je nach Auswahl: A1, G' */
  byChoice: string;
  diets: PaperDiet[];
  prices: PaperPrice[];
  /** Deposit, and what is told of the only price. */
  notes: string[];
}

export interface PaperPrice {
  /** The size; '' where there is only one. */
  label: string;
  /** '9,50' */
  text: string;
  /** '0,33 l, 10,61 €/l' */
  note: string;
}
