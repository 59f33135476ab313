import type { QrFormat, QrKind, Wifi } from '../../../../src/shop/qr/qr.types';
import type { QrPage, QrTarget } from '../../../../src/shop/qr/qr.view';
import { formatsOf, wifiProblemOf } from '../../../../src/shop/qr/qr-target.rules';

/** What somebody is about to print. */
export interface Wanted {
  kind: QrKind;
  id: string;
  format: QrFormat;
  logo: boolean;
  cropMarks: boolean;
  part: number;
  wifi: Wifi;
}

export const KIND_LABEL: Record<QrKind, string> = {
  shop: 'Shop',
  tables: 'Alle Tische',
  table: 'Ein Tisch',
  category: 'Kategorie',
  dish: 'Speise',
  discount: 'Rabattcode oder Aktion',
  series: 'Code-Serie',
  review: 'Bewertung',
  wifi: 'Gäste-WLAN',
};

export const FORMAT_LABEL: Record<QrFormat, string> = {
  svg: 'Code als SVG',
  png: 'Code als PNG, 300 dpi',
  tent: 'Tischaufsteller, A5 gefaltet',
  sticker: 'Runder Aufkleber, 8 cm',
  flyer: 'Flyer A6',
  poster: 'Plakat für die Tür, A3',
  sheet: 'Alle auf A4, zum Schneiden',
};

export const isFile = (format: QrFormat): boolean => format === 'svg' || format === 'png';

/** What can be chosen for a kind; null where there is only one. */
export function targetsOf(kind: QrKind, page: QrPage): QrTarget[] | null {
  if (kind === 'table') return page.tables;
  if (kind === 'category') return page.categories;
  if (kind === 'dish') return page.dishes;
  if (kind === 'discount') return page.discounts;
  return kind === 'series' ? page.series : null;
}

const NO_WIFI: Wifi = { ssid: '', password: '', security: 'WPA', hidden: false };

/** A house with tables begins with these. */
export function firstWanted(page: QrPage): Wanted {
  const kind = page.tables.length > 0 && !page.needs.tables ? 'tables' : 'shop';
  const format = kind === 'tables' ? 'tent' : 'flyer';
  const first: Wanted = { kind, id: '', format, logo: false, cropMarks: false, part: 0, wifi: NO_WIFI };
  if (!page.opened) return first;
  const wanted = ofKind(first, page.opened.kind, page);
  const isThere = targetsOf(wanted.kind, page)?.some(({ id }) => id === page.opened?.id);
  return isThere ? { ...wanted, id: page.opened.id } : wanted;
}

/** Another kind begins with its first target, and keeps the format where it has it. */
export function ofKind(before: Wanted, kind: QrKind, page: QrPage): Wanted {
  const formats = formatsOf(kind);
  const format = formats.includes(before.format) ? before.format : (formats[0] ?? 'svg');
  return { ...before, kind, format, part: 0, id: targetsOf(kind, page)?.[0]?.id ?? '' };
}

/** Why nothing can be drawn yet; null: it can. */
export function missingOf({ kind, wifi }: Wanted, page: QrPage): string | null {
  if (kind === 'tables' && page.tables.length === 0) return 'Im Tischplan steht noch kein Tisch.';
  if (targetsOf(kind, page)?.length === 0) return EMPTY[kind] ?? null;
  if (kind === 'review' && page.reviewUrl === '')
    return 'Speichere zuerst die Adresse, unter der Gäste dich bewerten.';
  return kind === 'wifi' ? wifiProblemOf(wifi) : null;
}

const EMPTY: Partial<Record<QrKind, string>> = {
  table: 'Im Tischplan steht noch kein Tisch.',
  category: 'Auf der Karte steht noch keine Kategorie.',
  dish: 'Auf der Karte steht noch keine Speise.',
  discount: 'Es gibt noch keinen Rabattcode und keine Aktion.',
  series: 'Es gibt noch keine Serie von Codes.',
};

export function queryOf({ kind, id, format, logo, cropMarks, part }: Wanted): string {
  const said = { kind, id, format, logo: String(logo), cropMarks: String(cropMarks), part: String(part) };
  return new URLSearchParams(said).toString();
}

export const wifiBodyOf = ({ wifi, format, logo, cropMarks }: Wanted) => ({
  ...wifi,
  format,
  logo,
  cropMarks,
});

export const fileNameOf = ({ kind, format }: Wanted): string =>
  `qr-${kind}-${format}.${isFile(format) ? format : 'pdf'}`;
