import { addDays, berlinClock, daysBetween, formatMinute, MINUTE_MS } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import {
  businessDayOf,
  closingOf,
  isPausedAt,
  openingAt,
  takesOrders,
  windowAt,
  windowsOf,
} from './opening-hours.rules.js';
import type {
  OpeningSettings,
  OpenWindow,
  Slot,
  SlotLoad,
  SlotSettings,
  WhenRefusal,
} from './opening-hours.types.js';

export interface SlotQuestion {
  now: Date;
  fulfilment: Fulfilment;
  /** What is booked already, by the milliseconds of `slotOf`. */
  loads?: ReadonlyMap<number, SlotLoad>;
  /** How many dishes the basket holds. */
  items?: number;
}

const PROMISE_MS = 5 * MINUTE_MS;

/** The times a guest may order ahead for, soonest first; full ones are marked, not left out. */
export const slotsFor = (settings: OpeningSettings, question: SlotQuestion): Slot[] =>
  slotsBetween(settings, question, -1, settings.preorderMaxDays);

/** Whether there is any time to order ahead for, full or not; most days the first day that is asked answers. */
export function canOrderAhead(settings: OpeningSettings, question: SlotQuestion): boolean {
  for (let days = -1; days <= settings.preorderMaxDays; days++)
    if (slotsBetween(settings, question, days, days).length > 0) return true;
  return false;
}

/** Why nobody can order for that time; null when they can. */
export const whenRefusalOf = (
  settings: OpeningSettings,
  when: Date | 'asap',
  question: SlotQuestion,
): WhenRefusal | null =>
  when === 'asap' ? asapRefusalOf(settings, question) : slotRefusalOf(settings, when, question);

/** When an order for "as soon as possible" is ready: after the lead time, in the first slot with room. */
export function asapTimeOf(settings: OpeningSettings, question: SlotQuestion): Date | null {
  const { now, fulfilment } = question;
  const window = windowAt(settings, now, fulfilment);
  if (!window) return null;

  const lead = leadOf(settings, fulfilment);
  const closing = closingOf(settings, window, fulfilment)?.getTime() ?? Number.POSITIVE_INFINITY;
  const last = Math.min(closing + lead, now.getTime() + lead + ONE_DAY_MS);
  const step = settings.slots.stepMinutes * MINUTE_MS;
  let at = roundUp(now.getTime() + lead, PROMISE_MS);
  while (isFull(settings.slots, at, question)) at = roundUp(at + 1, step);
  return at <= roundUp(last, PROMISE_MS) ? new Date(at) : null;
}

/** The slot a time is counted in, whether it was chosen or promised. */
export const slotOf = ({ stepMinutes }: SlotSettings, at: Date): Date => {
  const step = stepMinutes * MINUTE_MS;
  return new Date(Math.floor(at.getTime() / step) * step);
};

const ONE_DAY_MS = 1_440 * MINUTE_MS;

/** Over business days counted from today; the night that began yesterday is day -1. */
function slotsBetween(
  settings: OpeningSettings,
  question: SlotQuestion,
  first: number,
  last: number,
): Slot[] {
  if (!settings.preorder || !takesOrders(settings)) return [];

  const { now, fulfilment } = question;
  const today = berlinClock(now).date;
  const earliest = now.getTime() + leadOf(settings, fulfilment);
  const slots = new Map<number, Slot>();
  let lastClosing = Number.NEGATIVE_INFINITY;
  for (let days = first; days <= last; days++) {
    for (const window of windowsOf(settings, addDays(today, days), fulfilment)) {
      const isNewStart = window.opens.getTime() > lastClosing;
      lastClosing = Math.max(lastClosing, window.closes.getTime());
      const last = lastTimeIn(settings, window, fulfilment);
      for (const at of timesIn({ window, last, isNewStart }, earliest, settings.slots)) {
        if (isHeldBack(settings, window.businessDay, at, question)) continue;
        slots.set(at.getTime(), slotAt(settings, window, at, question));
      }
    }
  }
  return [...slots.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}

function asapRefusalOf(settings: OpeningSettings, question: SlotQuestion): WhenRefusal | null {
  const { now, fulfilment } = question;
  const { open, reason, nextChange } = openingAt(settings, now, fulfilment);
  if (!open) return reason === 'paused' ? 'paused' : 'closed';

  const lastOrder = settings.lastOrderMinutes * MINUTE_MS;
  if (nextChange && now.getTime() >= nextChange.getTime() - lastOrder) return 'lastOrderOver';
  return asapTimeOf(settings, question) ? null : 'slotFull';
}

function slotRefusalOf(settings: OpeningSettings, when: Date, question: SlotQuestion): WhenRefusal | null {
  const { now, fulfilment } = question;
  if (!takesOrders(settings)) return 'closed';
  if (!settings.preorder) return 'preorderOff';
  if (!(when > now)) return 'slotPast';
  if (when.getTime() < now.getTime() + leadOf(settings, fulfilment)) return 'slotTooSoon';

  const slot = isBeyondReach(settings, now, when) ? undefined : findSlot(settings, when, question);
  if (slot) return slot.full ? 'slotFull' : null;
  if (isTooFar(settings, now, when)) return 'slotTooFar';
  const businessDay = businessDayOf(settings, when, fulfilment);
  return isHeldBack(settings, businessDay, when, question) ? 'paused' : 'slotClosed';
}

/** A pause holds back what lies within it; one without an end holds back the day it runs on, not the days after. */
function isHeldBack(
  settings: OpeningSettings,
  businessDay: string,
  at: Date,
  { now, fulfilment }: SlotQuestion,
): boolean {
  if (!settings.pause || !isPausedAt(settings, at, fulfilment)) return false;
  return settings.pause.until !== null || businessDay <= businessDayOf(settings, now, fulfilment);
}

/** A night of the last day may lie one day beyond it. Two days before are enough to see whether hours go on. */
function findSlot(settings: OpeningSettings, when: Date, question: SlotQuestion): Slot | undefined {
  const days = daysBetween(berlinClock(question.now).date, berlinClock(when).date);
  const last = Math.min(days, settings.preorderMaxDays);
  return slotsBetween(settings, question, Math.max(-1, days - 2), last).find(
    ({ at }) => at.getTime() === when.getTime(),
  );
}

/** Asked before the calendar, which ends where a date picker does not. */
const isBeyondReach = ({ preorderMaxDays }: OpeningSettings, now: Date, when: Date): boolean =>
  when.getTime() - now.getTime() > (preorderMaxDays + 2) * ONE_DAY_MS;

const isTooFar = (settings: OpeningSettings, now: Date, when: Date): boolean =>
  isBeyondReach(settings, now, when) ||
  daysBetween(berlinClock(now).date, berlinClock(when).date) > settings.preorderMaxDays;

const leadOf = ({ leadMinutes }: OpeningSettings, fulfilment: Fulfilment): number =>
  leadMinutes[fulfilment] * MINUTE_MS;

interface Choosable {
  window: OpenWindow;
  last: number;
  isNewStart: boolean;
}

/** Closing time itself: somebody is still there to hand the food over. Hours that go on begin with it instead. */
const lastTimeIn = (settings: OpeningSettings, { closes }: OpenWindow, fulfilment: Fulfilment): number =>
  closes.getTime() - (windowAt(settings, closes, fulfilment) ? 1 : 0);

function timesIn({ window, last, isNewStart }: Choosable, earliest: number, slots: SlotSettings): Date[] {
  const offset = isNewStart ? slots.firstOffsetMinutes * MINUTE_MS : 0;
  const step = slots.stepMinutes * MINUTE_MS;
  const times: Date[] = [];
  const first = roundUp(Math.max(window.opens.getTime() + offset, earliest), step);
  for (let at = first; at <= last; at += step) times.push(new Date(at));
  return times;
}

const slotAt = (settings: OpeningSettings, window: OpenWindow, at: Date, question: SlotQuestion): Slot => ({
  at,
  businessDay: window.businessDay,
  label: labelOf(at),
  full: isFull(settings.slots, at.getTime(), question),
});

/** A basket bigger than a whole slot may still have an empty one. */
function isFull(slots: SlotSettings, at: number, { loads, items = 1 }: SlotQuestion): boolean {
  const load = loads?.get(slotOf(slots, new Date(at)).getTime());
  if (!load) return false;
  const { maxOrders, maxItems } = slots;
  if (maxOrders !== null && load.orders >= maxOrders) return true;
  return maxItems !== null && load.items > 0 && load.items + items > maxItems;
}

/** In the doubled hour of autumn the second round says so. */
function labelOf(at: Date): string {
  const { date, minute } = berlinClock(at);
  const hourBefore = berlinClock(new Date(at.getTime() - 60 * MINUTE_MS));
  const isSecond = hourBefore.minute === minute && hourBefore.date === date;
  return formatMinute(minute) + (isSecond ? ' (Winterzeit)' : '');
}

const roundUp = (at: number, step: number): number => Math.ceil(at / step) * step;
