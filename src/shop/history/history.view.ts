import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { PaymentMethod } from '../basket/basket.types.js';
import type { OrderState } from '../order/order.types.js';
import type { BoardLine, MoneyView } from '../order/order.view.js';
import type { PayState } from '../order/paying/order-payment.types.js';
import type { GuestMailView } from '../order-mail/guest-mails.view.js';

/** The props of /app/orderHistory. */
export interface OrderHistoryPage {
  asked: HistoryAsked;
  rows: HistoryRow[];
  /** Leads to the orders before these; null where there are none. */
  next: string | null;
  today: string;
  /** Staff look at the running business day alone. */
  onlyToday: boolean;
  /** Who may have taken part; empty for staff. */
  people: { id: string; name: string }[];
  /** What the question comes to; of today when it asks for more than a week; null for staff, and for what was not sold. */
  glance: Glance | null;
}

export interface Glance {
  isToday: boolean;
  orders: number;
  turnoverCents: number;
  late: number;
}

/** More of the same list. */
export type HistoryMore = Pick<OrderHistoryPage, 'rows' | 'next'>;

export const HISTORY_STATES = ['all', 'open', 'completed', 'rejected', 'cancelled'] as const;
export type HistoryStates = (typeof HISTORY_STATES)[number];

export const LATENESS = ['late'] as const;
export type Lateness = (typeof LATENESS)[number];

/** What the address of the page says. */
export interface HistoryAsked {
  /** '' for as far as it goes. */
  from: string;
  to: string;
  state: HistoryStates;
  way: Fulfilment | '';
  payment: PaymentMethod | '';
  /** How it stands with the money. */
  money: PayState | '';
  by: string;
  search: string;
  /** Only what was ready later than promised. */
  late: Lateness | '';
}

export type RowTone = 'good' | 'warn' | 'bad' | 'quiet' | 'primary';

export interface HistoryRow {
  id: string;
  number: number;
  /** The business day, YYYY-MM-DD. */
  day: string;
  placedAt: string;
  /** Ordered ahead, for then. */
  aheadFor: string | null;
  way: Fulfilment;
  /** Taken by phone. */
  phoned: boolean;
  /** The guest, or the table; empty once the shop no longer knows. */
  name: string;
  place: string;
  state: OrderState;
  stateText: string;
  /** Why it came to nothing. */
  reason: string;
  tone: RowTone;
  /** From the order to the pass; null for what was not made, and for orders ahead. */
  minutes: number | null;
  late: boolean;
  payment: PaymentMethod;
  money: MoneyView;
  payableCents: number;
  refundedCents: number;
}

/** One order, with all that happened to it. */
export interface HistoryOrder extends HistoryRow {
  wantedAt: string | null;
  promisedAt: string | null;
  phone: string;
  phoneLink: string | null;
  email: string;
  note: string;
  address: string;
  addressDetails: string;
  /** When the guest was forgotten, or will be. */
  erasedAt: string | null;
  forgottenAt: string | null;
  lines: (BoardLine & { grossCents: number; vatRates: number[] })[];
  /** The how manieth of this guest, as far as the shop still knows; null when it knows no number. */
  guestOrder: { nth: number; atLeast: boolean } | null;
  sums: { label: string; cents: number }[];
  groups: { rate: number; netCents: number; vatCents: number; grossCents: number }[];
  events: { at: string; text: string; by: string }[];
  /** What the guest was written, and what became of it. */
  mails: GuestMailView[];
  papers: { id: string; title: string; stateText: string; hint: string; createdAt: string }[];
  /** The guest's own page. */
  trackingUrl: string;
}

export const PAYMENT_LABEL: Record<PaymentMethod, string> = {
  cash: 'bar',
  cardOnSite: 'Karte vor Ort',
  stripe: 'Karte online',
  paypal: 'PayPal',
};
