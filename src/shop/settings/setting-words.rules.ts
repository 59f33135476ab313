import { formatDate, formatDateTime } from '../../shared/berlin-time.js';
import { FULFILMENT_LABEL, type Fulfilment } from '../../shared/fulfilment.types.js';
import { formatEuro } from '../../shared/money.js';
import type { DeliveryArea, DeliveryAreaRule, PlacedCode, Position } from '../delivery/delivery.types.js';
import { HOLIDAYS, LAENDER } from '../opening-hours/holidays.types.js';
import type {
  DayTimes,
  HolidaySettings,
  OpeningSettings,
  Pause,
  ShopTimes,
  SlotSettings,
  SpecialDay,
  Vacation,
} from '../opening-hours/opening-hours.types.js';
import { formatRanges, formatWeek, rangesOf } from '../opening-hours/week.rules.js';
import type { VatScheme } from '../pricing/pricing.types.js';
import type { CallLimits, LadderMinutes, Reuse, TipRecipient } from '../restaurant/shop.types.js';
import { isEntry, settingOf } from './list-merge.rules.js';
import { SETTING_LABELS } from './setting-labels.rules.js';

export const REUSE_WORDS: Record<Reuse, string> = {
  offer: 'Wir bieten alles auch in Mehrweg an',
  ownContainer: 'Gäste dürfen eigene Behälter mitbringen',
  notAffected: 'Wir verpacken nicht in Einwegplastik',
};

export const TIP_WORDS: Record<TipRecipient, string> = {
  staff: 'an das Team',
  owner: 'an den Betrieb',
};

export const VAT_WORDS: Record<VatScheme, string> = {
  regular: 'Regelbesteuerung: Preise mit Mehrwertsteuer',
  small: 'Kleinunternehmer nach § 19 UStG: keine Umsatzsteuer',
};

const EMPTY = 'leer';

/** A setting in the words a colleague would use: '17:00–02:00 Uhr', 'an', '35–50 Minuten'. */
export function wordsOf(path: string, value: unknown): string {
  if (isEntry(path)) return value === undefined ? 'nicht da' : wordsOf(settingOf(path), [value]);
  if (value === null || value === undefined || value === '') return NOTHING[path] ?? EMPTY;
  if (typeof value === 'boolean') return value ? 'an' : 'aus';
  if (path.startsWith('settings.shopTimes.')) return dayWords(value as DayTimes);
  const wordsFor = WORDS[path];
  if (wordsFor) return wordsFor(value as never) || EMPTY;
  return typeof value === 'object' ? 'geändert' : String(value);
}

/** null for what this page does not show. */
export const labelOf = (path: string): string | null => SETTING_LABELS[settingOf(path)] ?? null;

const NOTHING: Record<string, string> = {
  'settings.pause': 'keine Pause',
  'settings.shopStartDay': 'kein Tag',
  'settings.shopCloseDay': 'kein Tag',
  'settings.vatSchemeFrom': 'schon immer',
  'settings.position': 'nicht gesetzt',
};

const WORDS: Record<string, (value: never) => string> = {
  'settings.ownTimes': ownTimesWords,
  'settings.specialDays': (days: SpecialDay[]) => days.map(specialWords).join('; '),
  'settings.vacations': (list: Vacation[]) => list.map(vacationWords).join('; '),
  'settings.holidays': holidayWords,
  'settings.pause': pauseWords,
  'settings.shopStartDay': (day: string) => formatDate(day),
  'settings.shopCloseDay': (day: string) => formatDate(day),
  'settings.deliveryTime': (time: OpeningSettings['deliveryTime']) => `${time.from}–${time.to} Minuten`,
  'settings.leadMinutes': (lead: Record<Fulfilment, number>) =>
    Object.entries(lead)
      .map(([way, minutes]) => `${FULFILMENT_LABEL[way as Fulfilment]} ${minutes}`)
      .join(', ')
      .concat(' Minuten'),
  'settings.lastOrderMinutes': (minutes: number) => `${minutes} Minuten`,
  'settings.preorderMaxDays': (days: number) => `${days} Tage`,
  'settings.slots': slotWords,
  'settings.reuse': (reuse: Reuse) => REUSE_WORDS[reuse],
  'settings.tipRecipient': (recipient: TipRecipient) => TIP_WORDS[recipient],
  'settings.vatScheme': (scheme: VatScheme) => VAT_WORDS[scheme],
  'settings.vatSchemeFrom': (day: string) => formatDate(day),
  'settings.callLimits': callWords,
  'settings.contactMonths': (months: number) => (months === 1 ? '1 Monat' : `${months} Monaten`),
  'settings.tidyHours': (hours: number) => (hours === 0 ? 'nie' : `${hours} Stunden`),
  'settings.ladder': ladderWords,
  'settings.shopEmails': (emails: string[]) => emails.join(', '),
  'settings.deliveryAreas': (areas: DeliveryArea[]) => areas.map(areaWords).join('; '),
  'settings.deliveryAreaRules': (rules: DeliveryAreaRule[]) => rules.map(tierWords).join('; '),
  'settings.position': placeWords,
  'settings.placedCodes': (codes: PlacedCode[]) =>
    codes.map(({ code, position }) => `${code} bei ${placeWords(position)}`).join('; '),
};

function callWords({ pieces, lines, cents }: CallLimits): string {
  return `telefonisch ab mehr als ${pieces} Stück, ${lines} Zeilen oder ${formatEuro(cents)}`;
}

function ladderWords({ push, mail, reject }: LadderMinutes): string {
  const after = (what: string, minutes: number) =>
    minutes === 0 ? `keine ${what}` : `${what} nach ${minutes} Min.`;
  return [after('Nachricht', push), after('Mail', mail), after('Ablehnung', reject)].join(', ');
}

function placeWords([lon, lat]: Position): string {
  return `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
}

const dayWords = (day: DayTimes): string => (day.closed ? 'Ruhetag' : formatRanges(rangesOf(day)));

function ownTimesWords(own: Partial<Record<Fulfilment, ShopTimes>>): string {
  const lines = Object.entries(own).map(
    ([way, times]) => `${FULFILMENT_LABEL[way as Fulfilment]}: ${formatWeek(times).replaceAll('\n', ', ')}`,
  );
  return lines.join('; ') || 'wie die Öffnungszeiten';
}

function specialWords({ date, fulfilment, ranges, label }: SpecialDay): string {
  const forWhat = fulfilment ? ` (${FULFILMENT_LABEL[fulfilment]})` : '';
  return `${formatDate(date)}${forWhat} ${formatRanges(ranges)}${label ? `, ${label}` : ''}`;
}

const vacationWords = ({ from, to, label }: Vacation): string =>
  `${formatDate(from)}–${formatDate(to)}${label ? `, ${label}` : ''}`;

function holidayWords({ land, rule, ranges, only }: HolidaySettings): string {
  if (rule === 'normal' || land === null) return 'wie sonst auch';
  const what = { closed: 'geschlossen', likeSunday: 'wie sonntags', ranges: formatRanges(ranges) }[rule];
  const days = only ? ` (${only.map((key) => HOLIDAYS[key]).join(', ')})` : '';
  return `${LAENDER[land]}: ${what}${days}`;
}

function pauseWords({ until, fulfilments, reason }: Pause): string {
  const what = fulfilments ? `${fulfilments.map((way) => FULFILMENT_LABEL[way]).join(', ')} ` : '';
  const end = until === null ? 'bis auf Weiteres' : `bis ${formatDateTime(new Date(until))} Uhr`;
  return `${what}${end}${reason ? `, ${reason}` : ''}`;
}

function slotWords({ stepMinutes, firstOffsetMinutes, maxOrders, maxItems }: SlotSettings): string {
  const caps = [maxOrders && `${maxOrders} Bestellungen`, maxItems && `${maxItems} Gerichte`].filter(Boolean);
  const most = caps.length > 0 ? `, höchstens ${caps.join(' und ')}` : '';
  return `alle ${stepMinutes} Minuten, erstes ${firstOffsetMinutes} Minuten nach dem Öffnen${most}`;
}

function areaWords({ name, active, match, minOrderCents, feeCents }: DeliveryArea): string {
  const where = {
    plz: () => (match.type === 'plz' ? match.codes.join(' ') : ''),
    radius: () => (match.type === 'radius' ? `${match.km} km` : ''),
    polygon: () => 'gezeichnet',
  }[match.type]();
  const off = active ? '' : ', ausgeschaltet';
  return `${name} (${where}, ab ${formatEuro(minOrderCents)}, Lieferkosten ${formatEuro(feeCents)}${off})`;
}

const tierWords = ({ fromOrderCents, feeCents }: DeliveryAreaRule): string =>
  `ab ${formatEuro(fromOrderCents)} ${formatEuro(feeCents)}`;
