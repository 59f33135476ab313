import type { LegendEntry } from '../allergens/allergens.types.js';
import type { CodePath, PrintedMenu } from '../printed-menu/layout/marks.types.js';
import type { Colors } from '../restaurant/shop.types.js';

/** Where a code leads. `tables` and `series` are many at once. */
export const QR_KINDS = [
  'shop',
  'tables',
  'table',
  'category',
  'dish',
  'discount',
  'series',
  'review',
  'wifi',
] as const;
export type QrKind = (typeof QR_KINDS)[number];

export const QR_FORMATS = ['svg', 'png', 'tent', 'sticker', 'flyer', 'poster', 'sheet'] as const;
export type QrFormat = (typeof QR_FORMATS)[number];

export const WIFI_SECURITY = ['WPA', 'WEP', 'nopass'] as const;
export type WifiSecurity = (typeof WIFI_SECURITY)[number];

export interface Wifi {
  ssid: string;
  password: string;
  security: WifiSecurity;
  hidden: boolean;
}

/** What somebody wants of a code. */
export interface QrChoice {
  kind: QrKind;
  /** Of the table, category, dish or offer; '' where there is only one. */
  id: string;
  format: QrFormat;
  logo: boolean;
  cropMarks: boolean;
  /** Of a series, which thousand. */
  part: number;
}

/** What a code opens, and the words beside it. */
export interface QrCard {
  link: string;
  title: string;
  lead: string;
  /** What is read where nobody can scan. */
  details: string[];
}

/** Everything a sheet says. */
export interface QrPaper {
  restaurant: string;
  title: string;
  language: 'de';
  cards: QrCard[];
  legend: LegendEntry[];
  legendTitle: string;
  colors: Colors;
}

/** A card with its code as points. */
export interface DrawnCard extends QrCard {
  code: CodePath;
}

/** What is asked of the process that draws. */
export interface QrTask {
  paper: QrPaper;
  format: QrFormat;
  cropMarks: boolean;
  /** The file as it is kept; null: no logo at all. */
  logo: Uint8Array | null;
  /** In the middle of the code as well, while it can still be read. */
  isInCode: boolean;
  /** What a logo stands on that white would swallow. */
  ground: string;
  isPreview: boolean;
  at: Date;
}

export interface QrAnswer {
  /** The file; null for a preview. */
  bytes: Uint8Array | null;
  menu: PrintedMenu | null;
  /** As a data address, for the preview. */
  logo: string;
  /** false: a logo was asked for, and would have made the code unreadable. */
  hasLogoInCode: boolean;
}
