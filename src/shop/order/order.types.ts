import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Cents } from '../../shared/money.js';
import type { Voice } from '../../shared/voice.types.js';
import type { LegendEntry } from '../allergens/allergens.types.js';
import type { DeliveryArea } from '../delivery/delivery.types.js';
import type { PricedBasket, PricedLine } from '../pricing/pricing.types.js';
import type { PublishedTexts } from '../restaurant/shop.types.js';

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

export const PAYMENT_WAYS = ['cash', 'cardOnSite', 'stripe', 'paypal'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export const REJECT_REASONS = [
  'tooBusy',
  'soldOut',
  'closing',
  'outOfReach',
  'unreachable',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** What a guest wants, before the menu has been asked. Ids and quantities only: prices are ours. */
export interface OrderDraft {
  fulfilment: Fulfilment;
  when: 'asap' | Date;
  /** null while nobody has said where to; only deliveries have one. */
  address: PostalAddress | null;
  lines: DraftLine[];
  payment: PaymentWay;
  tipCents: Cents;
  speech: Voice;
}

export interface DraftLine {
  productId: string;
  variantId: string | null;
  options: { groupId: string; optionId: string; quantity: number }[];
  quantity: number;
  note: string;
}

/** Where a delivery goes; a basket that is only asked for its price may know no more than the postal code. */
export interface PostalAddress {
  street: string;
  houseNo: string;
  postalCode: string;
  city: string;
  floor: string;
  company: string;
  /** For the driver: 'Hinterhaus, bitte klingeln'. */
  note: string;
}

/** The area as it was on the day. It names no guest, so it outlives their address. */
export type OrderZone = Pick<
  DeliveryArea,
  'id' | 'name' | 'minOrderCents' | 'feeCents' | 'freeFromCents' | 'eta'
>;

/** Kept apart from the rest, so that erasing a guest never touches what the tax office reads. */
export interface Contact {
  name: string;
  phone: string;
  email: string;
  note: string;
  address: PostalAddress | null;
}

/** A line as it was on the day: later changes of the menu do not reach it. */
export interface OrderLine extends PricedLine {
  variantId: string;
  variantName: string;
  number: string;
  categoryId: string;
  categoryName: string;
  note: string;
  declared: Declaration;
}

/** Allergens and additives by their codes, those of extras and of chosen dishes included. */
export interface Declaration {
  codes: string[];
  /** false when a part of it has not been checked. */
  complete: boolean;
}

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
  /** null: as soon as possible. */
  wantedAt: Date | null;
  placedAt: Date;
  promisedAt: Date | null;
  lines: OrderLine[];
  sums: Omit<PricedBasket, 'lines'>;
  payment: { way: PaymentWay; paidCents: Cents; refundedCents: Cents };
  contact: Contact;
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
  /** The versions of the legal texts that stood in the shop when the order was placed. */
  legal: PublishedTexts;
  /** Append-only; each carries the hash of the one before. */
  events: OrderEvent[];
  idempotencyKey: string;
  bodyHash: string;
  /** What is still to be told to the queue. Written with the order, pulled when it has been told. */
  outbox: OrderNotice[];
}

export interface OrderEvent {
  seq: number;
  /** The state that was reached. */
  to: OrderState;
  at: Date;
  /** A user's id, or the guest, or the system's own clock. */
  by: string;
  note: string;
  previousHash: string;
  hash: string;
}

export interface OrderNotice {
  id: string;
  job: string;
  data: OrderHappened;
  at: Date;
}

/** Something has happened to an order; whoever prints, mails or counts hears of it. */
export interface OrderHappened {
  shopId: string;
  orderId: string;
  to: OrderState;
}
