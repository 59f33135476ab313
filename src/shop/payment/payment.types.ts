import type {
  ChargeDispute,
  ChargeFailure,
  ChargeState,
  PaymentService,
} from '../../platform/pay/pay.types.js';
import type { Cents } from '../../shared/money.js';
import type { Order } from '../order/order.types.js';

/** What a payment pays, whole or a share of it. */
export interface PaidThing {
  kind: 'order' | 'tab' | 'voucher';
  id: string;
}

/** What the money is for, as far as a payment asks: an order, or the sale of a voucher. */
export type Payable = Pick<
  Order,
  | 'id'
  | 'shopId'
  | 'number'
  | 'token'
  | 'state'
  | 'lines'
  | 'sums'
  | 'payment'
  | 'payBy'
  | 'undo'
  | 'wantedAt'
  | 'speech'
  | 'contact'
> &
  Partial<Pick<Order, 'fulfilment' | 'placedAt'>> & {
    kind?: PaidThing['kind'];
    /** Instead of the number of an order. */
    title?: string;
    /** Below the shop's address, where its guest comes back to. */
    path?: string;
    /** So much the restaurant may keep, where that is not all of it. */
    keepCents?: Cents;
    /** Why what it may not keep goes back. */
    backReason?: string;
  };

/** One charge at a service, and everything we know of it. Only a read of the service moves it. */
export interface Payment {
  id: string;
  shopId: string;
  for: PaidThing;
  /** Whose part of it; missing where it is paid whole. */
  share?: { guest: string; of: Cents } | null;
  service: PaymentService;
  /** The how-manieth charge of this service for the same thing. */
  round: number;
  /** Of whose keys it was last read or begun; missing in older ones. */
  account?: string;
  /** null until the service has answered. */
  chargeId: string | null;
  /** Ours; comes back with every read. */
  reference: string;
  amountCents: Cents;
  state: PaymentState;
  version: number;
  capture: 'later' | 'now';
  /** What the guest's browser needs to go on. */
  clientSecret: string | null;
  returnUrl: string;
  /** "Visa •••• 4242" */
  means: string | null;
  failure: ChargeFailure | null;
  /** What the service says and we did not ask for. */
  mismatch: string | null;
  capturedCents: Cents;
  /** The service has said no to taking it; somebody at the desk decides. */
  captureFailed: boolean;
  /** Each no begins a new try; silence does not. */
  captureTries: number;
  /** So often the service has kept a failure of its own under our keys; each moves them. */
  stuckTries?: number;
  refunds: Refund[];
  disputes: Dispute[];
  test: boolean;
  /** Tries of the guest that came to nothing. */
  attempts: { at: Date; failure: ChargeFailure }[];
  /** The last call of the service, or of the guest who came back. */
  hintedAt: Date | null;
  /** How many there were: two may come at one moment of the clock. */
  hints?: number;
  /** When we look again; null: nothing can happen any more by itself. */
  dueAt: Date | null;
  /** So often in a row the service has not answered, or said no to us. */
  failedTries: number;
  /** Somebody is looking; nobody else does until then. */
  busyUntil: Date | null;
  createdAt: Date;
  /** When the money was taken. */
  capturedAt: Date | null;
  /** What it was taken for, by rates: the order may become smaller afterwards. Payments of older versions have none. */
  sold?: SoldShare[];
  log: PaymentNote[];
}

export type PaymentState = ChargeState | 'mismatch';

export interface PaymentNote {
  at: Date;
  /** A user's id, 'guest', 'system', or the service. */
  by: string;
  text: string;
}

export const REFUND_KINDS = ['whole', 'sum', 'lines', 'changed', 'over', 'outside'] as const;
/** 'changed': the order became smaller; 'over': it came to nothing; 'outside': made at the service itself. */
export type RefundKind = (typeof REFUND_KINDS)[number];

export interface Refund {
  id: string;
  /** At the service. */
  chargeRefundId: string | null;
  kind: RefundKind;
  cents: Cents;
  split: RefundShare[];
  reason: string;
  by: string;
  at: Date;
  state: 'wanted' | 'pending' | 'done' | 'failed';
}

/** What goes back of each rate; null: no turnover, such as a tip to the staff or the value of a voucher. */
export interface RefundShare {
  rate: number | null;
  grossCents: Cents;
  netCents: Cents;
  vatCents: Cents;
}

export type SoldShare = Pick<RefundShare, 'rate' | 'grossCents'>;

export type Dispute = ChargeDispute;
