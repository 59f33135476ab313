import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { OrderState } from '../../shop/order/order.types.js';
import type { PaymentMethod } from '../../shop/restaurant/pay-ways.types.js';
import type { CallKind, PayHow } from '../../shop/table/tab/tab.types.js';
import type { QuoteLineView, TrackedMoneyView } from '../order/quote.view.js';

/** The table as its guests see it: everybody's rounds, by first name. */
export interface GuestTableView {
  label: string;
  room: string;
  ordering: boolean;
  me: { id: string; name: string };
  guests: { id: string; name: string }[];
  rounds: GuestRound[];
  totalCents: number;
  paidCents: number;
  openCents: number;
  shares: { guestId: string; name: string; cents: number }[];
  calls: GuestCall[];
}

export interface GuestRound {
  id: string;
  guestId: string;
  name: string;
  shared: boolean;
  state: OrderState;
  /** Why it comes to nothing, in whole sentences for whoever ordered it; '' as long as it does not, or where they took it back. */
  why: string;
  at: string;
  lines: Pick<
    QuoteLineView,
    | 'productId'
    | 'variantId'
    | 'name'
    | 'variant'
    | 'inGerman'
    | 'quantity'
    | 'options'
    | 'note'
    | 'totalCents'
  >[];
  cents: number;
  paid: boolean;
  /** Still to be paid, and online if somebody wants to. */
  payable: boolean;
  /** Who is paying it online just now. */
  payer: { name: string; isMe: boolean } | null;
  /** The page of a round of one's own: others read no token. */
  token: string | null;
  /** The receipt of somebody else's round that one has paid, below the tables' pages: it shows nothing else of that order. */
  receipt: string | null;
}

/** A round as the form to pay it knows it. */
export interface PayRoundView {
  id: string;
  /** 'awaitPayment' as long as it may be paid from here, whatever the kitchen does with it. */
  state: OrderState;
  fulfilment: Fulfilment;
  payment: PaymentMethod;
  payableCents: number;
  money: TrackedMoneyView;
  /** Paid online, but by somebody else. */
  byOther: boolean;
}

export interface GuestCall {
  kind: CallKind;
  how: PayHow | null;
  at: string;
  answered: boolean;
}

export interface JoinedView {
  /** Kept by this browser; it says who orders. */
  guest: string;
  table: GuestTableView;
}

export interface SittingView {
  here: boolean;
}
