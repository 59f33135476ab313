import type { Weekday } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { HolidayKey, HolidayRegion, Land } from './holidays.types.js';

/** 'HH:mm'; an end may be '24:00', and an end at or before its start lies on the next day. */
export interface TimeRange {
  from: string;
  to: string;
}

/** A closed day keeps its ranges, so that opening it again needs no typing. */
export interface DayTimes {
  closed: boolean;
  ranges: TimeRange[];
}

export type ShopTimes = Record<Weekday, DayTimes>;

/** One day with hours of its own; without ranges we are closed. */
export interface SpecialDay {
  date: string;
  /** null: for every way of ordering. */
  fulfilment: Fulfilment | null;
  ranges: TimeRange[];
  label: string;
  /** Ends the night before at midnight instead of letting it run out. */
  cutPrevious: boolean;
}

/** Both days belong to the vacation. */
export interface Vacation {
  from: string;
  to: string;
  label: string;
}

export const HOLIDAY_RULES = ['normal', 'closed', 'likeSunday', 'ranges'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

export interface HolidaySettings {
  land: Land | null;
  rule: HolidayRule;
  /** The hours of `rule: 'ranges'`. */
  ranges: TimeRange[];
  /** The holidays the rule is for; null: all of the Land. */
  only: HolidayKey[] | null;
  regions: HolidayRegion[];
}

/** Nothing can be ordered now; orders for after it are welcome, without an end from the next business day on. */
export interface Pause {
  until: Date | null;
  /** null: every way of ordering. */
  fulfilments: Fulfilment[] | null;
  reason: string;
}

export const SLOT_STEPS = [5, 10, 15, 20, 30, 60] as const;
export type SlotStep = (typeof SLOT_STEPS)[number];

export interface SlotSettings {
  stepMinutes: SlotStep;
  /** The first slot lies so long after opening. */
  firstOffsetMinutes: number;
  /** Per slot and way of ordering; null: as many as come. */
  maxOrders: number | null;
  maxItems: number | null;
}

/** The part of a shop's settings that decides when guests may order. */
export interface OpeningSettings {
  shopEnabled: boolean;
  menuOnly: boolean;
  preorder: boolean;
  shopTimes: ShopTimes;
  /** Ways of ordering with hours of their own; the others follow `shopTimes`. */
  ownTimes: Partial<Record<Fulfilment, ShopTimes>>;
  specialDays: SpecialDay[];
  vacations: Vacation[];
  holidays: HolidaySettings;
  pause: Pause | null;
  /** First and last day of operation, YYYY-MM-DD. */
  shopStartDay: string | null;
  shopCloseDay: string | null;
  /** What guests read as delivery time, in minutes. */
  deliveryTime: { from: number; to: number };
  leadMinutes: Record<Fulfilment, number>;
  /** Orders for now end so long before closing. */
  lastOrderMinutes: number;
  slots: SlotSettings;
  /** 0: orders ahead only for today. */
  preorderMaxDays: number;
}

export const CLOSED_REASONS = [
  'disabled',
  'menuOnly',
  'notStarted',
  'ended',
  'paused',
  'specialDay',
  'vacation',
  'holiday',
  'dayOff',
  'outsideHours',
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

export interface OpeningState {
  open: boolean;
  /** null while open. */
  reason: ClosedReason | null;
  /** What the operator wrote about the special day, the vacation or the pause. */
  label: string;
  /** When `open` turns; null when nobody can say. */
  nextChange: Date | null;
  /** The day whose hours cover this moment; null while closed. */
  businessDay: string | null;
}

/** A stretch of time without a gap; it belongs to the day on which it starts. */
export interface OpenWindow {
  businessDay: string;
  opens: Date;
  closes: Date;
}

export interface SlotLoad {
  orders: number;
  items: number;
}

export interface Slot {
  at: Date;
  businessDay: string;
  /** '18:30', and '02:30 (Winterzeit)' the second time round. */
  label: string;
  full: boolean;
}

/** What the sentence of a refusal needs to know. */
export interface RefusalMoment {
  now: Date;
  /** What the operator wrote about the pause; '' without one. */
  pauseReason: string;
}

export type WhenRefusal =
  | 'closed'
  | 'paused'
  | 'lastOrderOver'
  | 'preorderOff'
  | 'slotPast'
  | 'slotTooSoon'
  | 'slotTooFar'
  | 'slotClosed'
  | 'slotFull';
