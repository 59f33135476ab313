import type { QrFormat, QrKind, Wifi } from './qr.types.js';

const ONE: QrFormat[] = ['svg', 'png', 'tent', 'sticker', 'flyer', 'poster'];
const MANY: QrFormat[] = ['sheet', 'tent', 'sticker'];

/** In which formats a kind of code is offered; the first is the one a page begins with. */
export const formatsOf = (kind: QrKind): QrFormat[] => {
  if (kind === 'series') return ['sheet'];
  return kind === 'tables' ? MANY : ONE;
};

/** More than that and a phone does not read it from a table any more. */
export const MOST_BYTES = 600;

/** What a phone understands as "join this network": a backslash before what means something in it. */
export function wifiText({ ssid, password, security, hidden }: Wifi): string {
  const safe = (text: string) => text.replace(/[\\;,:"]/g, '\\$&');
  const secret = security === 'nopass' ? '' : `P:${safe(password)};`;
  return `WIFI:T:${security};S:${safe(ssid)};${secret}${hidden ? 'H:true;' : ''};`;
}

const LEAST_PASSWORD = 8;

/** Why nobody could join with it; null: they can. */
export function wifiProblemOf({ ssid, password, security }: Wifi): string | null {
  if (ssid.trim() === '') return 'Bitte den Namen des WLANs angeben.';
  if (security === 'WPA' && password.length < LEAST_PASSWORD)
    return `Ein WLAN-Kennwort hat mindestens ${LEAST_PASSWORD} Zeichen.`;
  if (security === 'WEP' && password === '') return 'Bitte das Kennwort angeben.';
  return null;
}

/** What is counted, without a word of who scanned it. */
export type ScanTarget =
  | { kind: 'shop' }
  | { kind: 'review' }
  | { kind: 'table' | 'category' | 'dish' | 'discount'; id: string };

const LETTER = { table: 't', category: 'k', dish: 'g', discount: 'a' } as const;

/** The last part of the address in a code. A table is named by its code, all others by their id. */
export const scanKeyOf = (target: ScanTarget): string => {
  if (target.kind === 'shop') return 'laden';
  return target.kind === 'review' ? 'bewertung' : `${LETTER[target.kind]}-${target.id}`;
};

export function scanTargetOf(key: string): ScanTarget | null {
  if (key === 'laden') return { kind: 'shop' };
  if (key === 'bewertung') return { kind: 'review' };
  const [, letter, id = ''] = /^([tkga])-([\w-]{4,40})$/.exec(key) ?? [];
  const kind = (Object.keys(LETTER) as (keyof typeof LETTER)[]).find((one) => LETTER[one] === letter);
  return kind ? { kind, id } : null;
}
