import { addDays, berlinClock, formatTime } from '../../../../../src/shared/berlin-time';
import { formatCents, formatEuro } from '../../../../../src/shared/money';
import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';

/** From which row to which one, the second not included. */
export interface Stretch {
  first: number;
  last: number;
}

/** A list as short as this is drawn whole in the end; of a longer one only what somebody can see. */
export const ALL_DRAWN = 100;
/** So many rows more at a time: all of them in one go would hold up whoever types or taps meanwhile. */
const AT_ONCE = 6;
const AHEAD = 12;
const STEP = 8;
export const AT_FIRST: Stretch = { first: 0, last: 20 };

interface Sight {
  /** Where the list begins, seen from the upper edge of the window. */
  top: number;
  window: number;
  row: number;
  count: number;
}

/** The rows in sight and some around them, in steps, so that not every line of scrolling draws anew. */
export function rowsInSight({ top, window, row, count }: Sight): Stretch {
  const above = Math.floor(-top / row);
  const below = Math.ceil((window - top) / row);
  const first = Math.floor((above - AHEAD) / STEP) * STEP;
  const last = Math.ceil((below + AHEAD) / STEP) * STEP;
  return { first: within(first, count), last: within(last, count) };
}

/** Of a short list nothing that has been drawn goes away again. */
export const drawnWith = (before: Stretch, seen: Stretch, count: number): Stretch =>
  count > ALL_DRAWN ? seen : { first: 0, last: Math.max(before.last, seen.last) };

/** Another question is answered by another number of rows: those of a short list that were not drawn come few at a time again. */
export function counted({ first, last }: Stretch, before: number, count: number): Stretch {
  if (count > ALL_DRAWN) return { first, last };
  return { first: 0, last: Math.max(AT_FIRST.last, first === 0 ? Math.min(last, before) : 0) };
}

export const isAllDrawn = ({ first, last }: Stretch, count: number): boolean => first === 0 && last >= count;

/** A short list, a few rows further. */
export const further = ({ last }: Stretch, count: number): Stretch => ({
  first: 0,
  last: Math.min(count, last + AT_ONCE),
});

/** The places that are drawn, in their order: the stretch, and the row that has the focus wherever it is. */
export function drawnPlaces({ first, last }: Stretch, focused: number, count: number): number[] {
  const places = Array.from({ length: Math.max(0, Math.min(last, count) - first) }, (_, i) => first + i);
  if (focused < 0 || focused >= count || (focused >= first && focused < last)) return places;
  return focused < first ? [focused, ...places] : [...places, focused];
}

const PAGE = 10;

/** Where a key leads from a row; null when it is no key of the list. */
export function placeAfter(key: string, from: number, count: number): number | null {
  const to = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    PageUp: from - PAGE,
    PageDown: from + PAGE,
    Home: 0,
    End: count,
  }[key];
  return to === undefined || count === 0 ? null : within(to, count - 1);
}

/** '8,90 €', or of several sizes '8,90 – 10,90 €'. */
export function priceText(variants: ProductRow['variants']): string {
  const cents = variants.map(({ priceCents }) => priceCents);
  const [least, most] = [Math.min(...cents), Math.max(...cents)];
  if (cents.length === 0) return '';
  return least === most ? formatEuro(least) : `${formatCents(least)} – ${formatEuro(most)}`;
}

/** How long it is sold out, short enough for a row. */
export function goneText(until: string | null, now: Date): string {
  if (until === null) return 'Ausverkauft';
  const at = new Date(until);
  const { date, minute } = berlinClock(at);
  const today = berlinClock(now).date;
  if (date === today) return `Aus bis ${formatTime(at)}`;
  if (date === addDays(today, 1))
    return minute <= MORNING_ENDS ? 'Aus bis morgen' : `Aus bis morgen, ${formatTime(at)}`;
  const [, month, day] = date.split('-');
  return `Aus bis ${day}.${month}.`;
}

const MORNING_ENDS = 6 * 60;

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
