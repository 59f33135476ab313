import { berlinClock, formatDate, formatShortDay, formatTime, MINUTE_MS } from '../../shared/berlin-time.js';
import { neutral, phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import { isOver } from '../../shop/order/order.rules.js';
import type { Order } from '../../shop/order/order.types.js';
import { aroundText, promiseText, spoken } from '../../shop/order/promise.rules.js';
import type { ShopSettings } from '../../shop/restaurant/shop.types.js';
import { pickupMinutesOf } from '../menu/way-states.rules.js';
import { formatShortDayEn } from './slot-days.rules.js';

type Timed = Pick<Order, 'state' | 'fulfilment' | 'placedAt' | 'promisedAt' | 'wantedAt' | 'zone'>;
type Terms = Pick<ShopSettings, 'deliveryTime' | 'leadMinutes'>;

export interface Expectation {
  at: Date;
  /** 'gegen 19:50 Uhr', 'zwischen 19:40 und 19:55 Uhr', 'am Sa., 21.11. um 18:30 Uhr' */
  text: string;
}

const LATE_MS = 5 * MINUTE_MS;

/** When the guest has the food, as well as anybody can say: promised, wanted, or what usually passes; null when it is there. */
export function expectationOf(order: Timed, terms: Terms, voice: Voice): Expectation | null {
  const { state, fulfilment, promisedAt, wantedAt, placedAt } = order;
  if (isOver(state) || (state === 'ready' && fulfilment === 'pickup')) return null;
  const on = (at: Date, { german, english }: { german: string; english: string }): Expectation => ({
    at,
    text: dayBefore(at, placedAt, voice) + phrase(voice, neutral(german, english)),
  });

  const named = promisedAt ?? wantedAt;
  if (named) return on(named, promiseText(named, order));
  const { from, to } = usualMinutesOf(order, terms);
  const [first, last] = [from, to].map((minutes) =>
    spoken(new Date(placedAt.getTime() + minutes * MINUTE_MS)),
  ) as [Date, Date];
  if (first.getTime() === last.getTime()) return on(last, aroundText(last));
  const [a, b] = [formatTime(first), formatTime(last)];
  return on(last, { german: `zwischen ${a} und ${b} Uhr`, english: `between ${a} and ${b}` });
}

/** A few minutes are no news: who waits has read "around". */
export const isOverdue = ({ at }: Pick<Expectation, 'at'>, now: Date): boolean =>
  now.getTime() > at.getTime() + LATE_MS;

/** A moment of an order beside its label: '18:42 Uhr', with the day when it is not that of the order. */
export function momentText(at: Date, placedAt: Date, voice: Voice): string {
  const time = phrase(voice, neutral(`${formatTime(at)} Uhr`, formatTime(at)));
  return isSameDay(at, placedAt) ? time : `${formatDate(at, voice.language)}, ${time}`;
}

function usualMinutesOf({ fulfilment, zone }: Timed, terms: Terms): { from: number; to: number } {
  if (fulfilment === 'delivery') return zone?.eta ?? terms.deliveryTime;
  if (fulfilment === 'pickup') return pickupMinutesOf(terms);
  return { from: terms.leadMinutes.table, to: terms.leadMinutes.table };
}

/** The day is named only where it is another one than that of the order. */
const dayBefore = (at: Date, placedAt: Date, voice: Voice): string => {
  if (isSameDay(at, placedAt)) return '';
  const { date } = berlinClock(at);
  return phrase(voice, neutral(`am ${formatShortDay(date)} `, `on ${formatShortDayEn(date)} `));
};

const isSameDay = (a: Date, b: Date): boolean => berlinClock(a).date === berlinClock(b).date;
