import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { PaymentMethod } from '../../basket/basket.types.js';
import type { VatGroup } from '../../pricing/pricing.types.js';
import type { Level } from '../../subscription/plans.js';
import type { Period, Span } from './day.types.js';

/** The props of /app/orderHistory/day. */
export interface DayPage {
  span: Span;
  /** The plan whose figures go back that far; null where the shop's own do. */
  needs: Level | null;
  period: Period;
  /** 'Freitag, 20. November 2026' */
  title: string;
  /** 'zum 13.11.' */
  comparedWith: string;
  /** The first day of the time it is compared with. */
  earlierFrom: string;
  before: string;
  /** null: it has not begun yet. */
  after: string | null;
  figures: Figures;
  earlier: Figures;
}

/** What the orders of some days say, "laut Bestellungen": the till of the house has its own. Paid with test keys they are none. */
export interface Figures {
  orders: number;
  /** What was sold, with its tax, however it is paid: the sum of the rates. */
  turnoverCents: number;
  /** Averages; null where nothing was counted. */
  averageCents: number | null;
  minutesToAccept: number | null;
  minutesToReady: number | null;
  /** Of the orders that had a promise and were made. */
  late: number;
  promised: number;
  vat: VatGroup[];
  /** Given to the team: no turnover. */
  staffTipCents: number;
  /** Taken off already. */
  discountCents: number;
  voucherCents: number;
  /** Online. */
  refundedCents: number;
  hours: Bar[];
  days: Bar[];
  ways: Share<Fulfilment>[];
  payments: Share<PaymentMethod>[];
  /** What guests paid through a provider for these orders, and what they got back. Never a closing. */
  online: OnlineMoney[];
  dishes: { name: string; quantity: number; cents: number }[];
  /** What was refused, cancelled, or never paid. */
  lost: { label: string; count: number; cents: number }[];
}

/** One column of a chart. */
export interface Bar {
  /** '18', or a day as YYYY-MM-DD */
  key: string;
  orders: Record<Fulfilment, number>;
  cents: number;
  minutesToReady: number | null;
  /** What those orders had been promised. */
  minutesPromised: number | null;
}

export interface Share<T extends string> {
  key: T;
  orders: number;
  cents: number;
}

export interface OnlineMoney {
  key: PaymentMethod;
  orders: number;
  paidCents: number;
  refundedCents: number;
}
