import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Cents } from '../../shared/money.js';
import type { Voice } from '../../shared/voice.types.js';
import type { LegendEntry } from '../allergens/allergens.types.js';
import type { OrderLine, OrderZone, PaymentMethod, PostalAddress } from '../basket/basket.types.js';
import type { PricedBasket } from '../pricing/pricing.types.js';
import type { PublishedTexts } from '../restaurant/shop.types.js';
import type { OrderPayment } from './paying/order-payment.types.js';
import type { OrderTable } from './table/order-table.types.js';

export const ORDER_STATES = [
  'awaitPayment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'underway',
  'completed',
  'rejected',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** An order that comes to one of them has paper. */
export const KITCHEN_STATES: readonly OrderState[] = ['accepted', 'cancelled'];

export const REJECT_REASONS = [
  'tooBusy',
  'soldOut',
  'closing',
  'outOfReach',
  'unreachable',
  /** By the shop's own clock, when nobody has answered. */
  'unanswered',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Why an order that was accepted comes to nothing. */
export const CANCEL_REASONS = [
  'notCollected',
  'guestAsked',
  'soldOut',
  'notReached',
  /** By the clock: the guest has not paid in time. */
  'unpaid',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Reasons nobody at the desk gives. */
export const BY_THE_CLOCK: readonly string[] = ['unanswered', 'unpaid'];

/** Who has seen a new order first. */
export interface Seen {
  by: string;
  name: string;
  at: Date;
}

export const LADDER_STEPS = ['push', 'mail', 'reject'] as const;
export type LadderStep = (typeof LADDER_STEPS)[number];

/** How an order nobody answers makes itself heard. */
export interface Ladder {
  /** When somebody looks after it next; null: never again. */
  at: Date | null;
  rejectAt: Date | null;
  done: LadderStep[];
}

/** What the last move needs to be taken back; it can be until then. */
interface Undo {
  until: Date;
  /** The event it takes back. */
  seq: number;
  from: OrderState;
  promisedAt: Date | null;
  /** What the kitchen had done before. */
  bumps?: Bump[];
}

/** A station of the kitchen has done its part. */
export interface Bump {
  station: string;
  at: Date;
  by: string;
}

/** Kept apart from the rest, so that erasing a guest never touches what the tax office reads. */
export interface Contact {
  name: string;
  phone: string;
  email: string;
  note: string;
  address: PostalAddress | null;
  /** Under which words the guest is found; they are forgotten with the guest. */
  tokens?: string[];
}

/** Taken on the phone by somebody at the desk. */
export interface Phoned {
  /** The user's id. */
  by: string;
  /** The caller wants to be known the next time; without that the number finds nothing again. */
  remembered: boolean;
}

/** What a guest says of themselves; at a table a first name is enough. */
export type GuestContact = Omit<Contact, 'address' | 'tokens'>;

export interface Order {
  id: string;
  shopId: string;
  /** Short, counted anew each business day: "Nummer 47". */
  number: number;
  businessDay: string;
  /** Opens the guest's tracking page; nobody guesses it. */
  token: string;
  state: OrderState;
  version: number;
  fulfilment: Fulfilment;
  /** What stands on the table it is served at: '7'; only orders at a table have one. */
  tableCode?: string;
  /** Missing on orders of older versions. */
  table?: OrderTable;
  /** null: as soon as possible. */
  wantedAt: Date | null;
  placedAt: Date;
  promisedAt: Date | null;
  lines: OrderLine[];
  sums: Omit<PricedBasket, 'lines'>;
  payment: OrderPayment;
  /** Not paid online by then: it comes to nothing. null once it is, and for orders paid on site. */
  payBy?: Date | null;
  contact: Contact;
  /** Under which words its dishes are found. */
  dishTokens?: string[];
  /** Missing where the guest has ordered in the shop. */
  phoned?: Phoned | null;
  /** The desk calls before it accepts: a large order, or the first of this guest. */
  callFirst?: 'amount' | 'first' | null;
  /** Until then the restaurant may know who it was; null once it no longer does. */
  contactUntil: Date | null;
  /** When the contact was taken out. */
  erasedAt: Date | null;
  /** How the guest wants to be spoken to, on every page and in every mail about this order. */
  speech: Voice;
  /** The guest said to be that old, and shows it at the door; 0: nobody asked. */
  minAge: number;
  /** What the codes of the lines mean. */
  legend: LegendEntry[];
  zone: OrderZone | null;
  /** The slot it has a place in; null where nobody counts. */
  slotAt: Date | null;
  /** An order ahead reaches the kitchen then; null once it has, and for orders that are made at once. */
  docketAt: Date | null;
  rejection: { reason: RejectReason; text: string } | null;
  /** Orders of older versions have none of the five. */
  cancellation?: { reason: CancelReason; text: string } | null;
  seen?: Seen | null;
  undo?: Undo | null;
  ladder?: Ladder | null;
  bumps?: Bump[];
  /** The versions of the legal texts that stood in the shop when the order was placed. */
  legal: PublishedTexts;
  /** Append-only; each carries the hash of the one before. */
  events: OrderEvent[];
  idempotencyKey: string;
  bodyHash: string;
  /** What the queue still has to hear of. Written with the order, pulled when it has been passed on. */
  outbox: OrderNotice[];
}

export interface ChangedLine {
  lineId: string;
  name: string;
  /** As its guest reads it, where that is not German. */
  guestName?: string;
  /** The categories that say which stations make it. */
  madeIn: string[];
  from: number;
  /** 0: struck. */
  to: number;
}

/** What can happen to an order once it is there. */
export type OrderHappening =
  | { kind: 'moved'; to: OrderState }
  /** The restaurant named another time, as ISO. */
  | { kind: 'promised'; promisedAt: string }
  /** Fewer of something, after a call or at the door. */
  | { kind: 'changed'; lines: ChangedLine[]; fromCents: Cents; toCents: Cents }
  /** The move of that number is taken back; the order is where it was. */
  | { kind: 'undone'; to: OrderState; undoes: number }
  | { kind: 'paid'; cents: Cents }
  | { kind: 'refunded'; cents: Cents }
  /** Money went back onto the vouchers that had paid. */
  | { kind: 'voucherFilled'; cents: Cents }
  /** What was to be paid online is paid when it changes hands. */
  | { kind: 'payAtDoor'; way: PaymentMethod };

/** Whoever follows orders hears of it like this. */
export type OrderHappened = OrderHappening & {
  /** Of this one time: two refunds of one order are two. */
  id: string;
  shopId: string;
  orderId: string;
};

/** How it waits in the queue. */
export type OrderFollowing = OrderHappened & {
  /** The kitchen hears of it in a job of its own; without this word it is one of those who follow here. */
  paper?: 'apart';
  /** Those who have followed already; an attempt that failed for others leaves their names. */
  done?: string[];
};

/** As it waits in outboxes and queues that were filled when orders could do nothing but move. */
export interface OrderMoved {
  shopId: string;
  orderId: string;
  to: OrderState;
  kind?: undefined;
}

/** What is still to be followed; `urgent` where the kitchen waits for it, which notices of older versions do not say. */
export interface OrderNotice {
  id: string;
  job: string;
  data: OrderHappened | OrderMoved;
  at: Date;
  urgent?: true;
}

interface EventFacts {
  seq: number;
  at: Date;
  /** A user's id, or the guest, or the system's own clock. */
  by: string;
  note: string;
  previousHash: string;
  hash: string;
}

/** One entry of an order's history. */
export type OrderEvent = EventFacts & OrderHappening;

/** Events are never rewritten: those from the time when orders only moved stay without a kind. */
export type StoredEvent = OrderEvent | (EventFacts & { to: OrderState; kind?: undefined });
