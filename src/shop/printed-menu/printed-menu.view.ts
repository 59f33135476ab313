import type { Weekday } from '../../shared/berlin-time.js';
import type { Level } from '../subscription/plans.js';
import type { PrintedMenu } from './layout/marks.types.js';

/** What a menu can be printed of. */
export interface MenuGeneratorPage {
  /** null: the plan includes it. */
  needs: Level | null;
  categories: PrintableCategory[];
  /** Texts that English guests would read in German. */
  untranslated: number;
}

export interface PrintableCategory {
  id: string;
  name: string;
  dishes: number;
  /** The days it has hours of its own on; null: always offered. */
  days: Weekday[] | null;
}

/** The pages as they will be printed, to be shown in a browser. */
export interface MenuPreview {
  menu: PrintedMenu;
  code: { size: number; path: string };
  /** The address of the picture; '' without one. */
  logo: string;
  dishes: number;
  /** Texts with letters that the fonts do not have; they are left out on paper. */
  incomplete: string[];
}
