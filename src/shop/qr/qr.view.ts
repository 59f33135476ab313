import type { PrintedMenu } from '../printed-menu/layout/marks.types.js';
import type { Level } from '../subscription/plans.js';
import type { QrKind } from './qr.types.js';

/** What a code can lead to, and how often those that are printed were scanned. */
export interface QrPage {
  /** The kinds a plan keeps back, with the plan they come with. */
  needs: Partial<Record<QrKind, Level>>;
  home: string;
  /** What somebody came for; null: they only came. */
  opened: { kind: QrKind; id: string } | null;
  tables: QrTarget[];
  categories: QrTarget[];
  dishes: QrTarget[];
  /** Codes that guests type, and campaigns. */
  discounts: QrTarget[];
  series: (QrTarget & { codes: number })[];
  reviewUrl: string;
  hasLogo: boolean;
  scans: ScanRow[];
  days: { day: string; count: number }[];
}

export interface QrTarget {
  id: string;
  name: string;
}

export interface ScanRow {
  target: string;
  name: string;
  today: number;
  week: number;
  month: number;
}

/** The first sheet as it will be printed. */
export interface QrPreview {
  menu: PrintedMenu;
  logo: string;
  /** false although it was asked for: the code could not have been read with it. */
  hasLogoInCode: boolean;
  /** How many codes the file holds. */
  codes: number;
}
