import type { VatGroup } from '../pricing/pricing.types.js';
import type { Column } from './order.rules.js';
import type { CancelReason, Order, OrderState, RejectReason } from './order.types.js';
import type { PayState } from './paying/order-payment.types.js';

/** A card on the board: what the counter must see at a glance, and how to reach the guest. */
export interface BoardOrder {
  id: string;
  number: number;
  version: number;
  state: OrderState;
  column: Column | null;
  fulfilment: Order['fulfilment'];
  wantedAt: string | null;
  placedAt: string;
  /** Numbers begin anew every day, so the day says which of them it is. */
  businessDay: string;
  promisedAt: string | null;
  /** An order ahead waits until then; null for those that are made at once. */
  startsAt: string | null;
  /** When it left the kitchen. */
  finishedAt: string | null;
  /** Who heard it ring first. */
  seen: { name: string; at: string } | null;
  /** Until then the last step can be taken back. */
  undoUntil: string | null;
  /** Nobody has answered by then: it is rejected by itself. */
  rejectsAt: string | null;
  /** The stations of the kitchen that have done their part. */
  bumps: { station: string; at: string }[];
  lines: BoardLine[];
  payableCents: number;
  paid: boolean;
  payment: string;
  /** How it stands with the money. */
  money: MoneyView;
  /** Somebody at the desk has taken it on the phone. */
  phoned: boolean;
  /** Why the desk calls before it accepts; null: it need not, or has answered. */
  callFirst: 'amount' | 'first' | null;
  /** At a table with its number: 'Tisch 7 · Mia'. */
  name: string;
  /** The party at a table it belongs to. */
  tabId: string | null;
  /** As people read it: '0171 3920012'. */
  phone: string;
  /** 'tel:+491713920012'; null when nobody could dial it. */
  phoneLink: string | null;
  note: string;
  /** Whoever hands it over asks for papers; 0: nobody has to. */
  minAge: number;
  /** Where a delivery goes; null for everything else. */
  address: BoardAddress | null;
}

export interface MoneyView {
  state: PayState;
  /** 'bezahlt', 'Zahlung geplatzt: Die Karte wurde abgelehnt' */
  words: string;
  /** Not over yet: a dispute, or a bank that has not answered. */
  unsettled: boolean;
  /** Made with test keys. */
  test: boolean;
}

export interface BoardAddress {
  /** 'Oranienstraße 5, 10999 Berlin' */
  line: string;
  /** Company, floor, what the driver should know. */
  details: string;
  zone: string;
}

export interface BoardLine {
  id: string;
  /** Whoever hands it over asks for papers; 0: nobody has to. */
  minAge: number;
  /** The categories that say which stations make it. */
  madeIn: string[];
  quantity: number;
  name: string;
  variant: string;
  /** As on the docket: '- Ohne Basilikum', '+ 2 x Oliven', 'Kohlensäure: ohne'. */
  options: string[];
  note: string;
}

/** The first pages of each column, and how much there is in all. */
export interface OrderBoard {
  orders: BoardOrder[];
  counts: BoardCounts;
  /** So many of each column are here at most. */
  take: number;
  /** The server's clock: a tablet whose own is wrong still shows right times. */
  now: string;
}

/** What rings on every page, and the time the board would offer for each way just now. */
export interface WaitingOrders extends OrderBoard {
  minutes: Record<Order['fulfilment'], number>;
}

export type BoardCounts = Record<Column, number>;

/** How the day goes, as far as orders tell it. */
export interface DayFigures {
  orders: number;
  turnoverCents: number;
  /** From the order to the pass, on average of the last ones; null while none is done. */
  minutesToReady: number | null;
}

export const REJECT_LABEL: Record<RejectReason, string> = {
  tooBusy: 'Gerade zu viel los',
  soldOut: 'Etwas ist ausverkauft',
  closing: 'Wir schließen gleich',
  outOfReach: 'Außerhalb unseres Gebiets',
  unreachable: 'Rückfrage nicht möglich',
  unanswered: 'Das Restaurant hat nicht geantwortet',
  other: 'Anderer Grund',
};

export const CANCEL_LABEL: Record<CancelReason, string> = {
  notCollected: 'Nicht abgeholt',
  guestAsked: 'Der Gast hat abgesagt',
  soldOut: 'Etwas ist ausverkauft',
  notReached: 'Niemand hat die Tür geöffnet',
  unpaid: 'Nicht bezahlt',
  other: 'Anderer Grund',
};

export const STATE_LABEL: Record<OrderState, string> = {
  awaitPayment: 'Wartet auf Zahlung',
  placed: 'Eingegangen',
  accepted: 'Angenommen',
  preparing: 'In Zubereitung',
  ready: 'Fertig',
  underway: 'Unterwegs',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  cancelled: 'Storniert',
};

export type { VatGroup };
