import type { DisputeState, PaymentService } from '../../platform/pay/pay.types.js';
import type { MoneyView } from '../order/order.view.js';
import type { Verdict } from './hook/connection.types.js';
import type { RefundKind, RefundShare } from './payment.types.js';

/** What a guest's browser needs to pay. */
export interface BegunPaymentView {
  service: PaymentService;
  chargeId: string;
  /** Stripe's; PayPal goes by the charge's id alone. */
  clientSecret: string | null;
  publicKey: string;
  /** PayPal's script has to be told before it is loaded. */
  capture: 'later' | 'now';
}

/** What became of "pay like this". */
export interface PayAnswer {
  /** null: nothing is to be paid online, the order is on its way to the restaurant. */
  payment: BegunPaymentView | null;
  state: string;
}

/** The money of one order, for whoever refunds it. */
export interface OrderMoneyView {
  orderId: string;
  number: number;
  money: MoneyView;
  payableCents: number;
  paidCents: number;
  refundedCents: number;
  /** So much can still be given back. */
  refundableCents: number;
  /** What vouchers have paid of it and still have, and what went back onto them. */
  voucher: { leftCents: number; backCents: number; reason?: string };
  /** What each piece of a line would give back. */
  lines: RefundableLine[];
  payments: PaymentView[];
}

export interface RefundableLine {
  lineId: string;
  name: string;
  quantity: number;
  grossCents: number;
}

export interface PaymentView {
  id: string;
  service: PaymentService;
  serviceLabel: string;
  /** At the service, to look it up there. */
  chargeId: string | null;
  state: string;
  stateText: string;
  means: string | null;
  amountCents: number;
  capturedCents: number;
  test: boolean;
  /** Why nobody can give it back from here; '' when they can. */
  elsewhere: string;
  /** The one the order goes by; others were given back. */
  counts: boolean;
  createdAt: string;
  refunds: RefundView[];
  disputes: { id: string; cents: number; state: DisputeState }[];
  log: { at: string; by: string; text: string }[];
}

export interface RefundView {
  id: string;
  kind: RefundKind;
  cents: number;
  split: RefundShare[];
  reason: string;
  by: string;
  at: string;
  state: 'wanted' | 'pending' | 'done' | 'failed';
  stateText: string;
}

/** How it stands with the connections, each service for itself. */
export interface PaymentCheckView {
  services: ServiceCheckView[];
}

export interface ServiceCheckView {
  service: PaymentService;
  label: string;
  /** Both keys are stored. */
  connected: boolean;
  sandbox: boolean;
  /** null: not checked since the keys were changed. */
  verdict: Verdict | null;
  checkedAt: string | null;
  webhook: { id: string | null; url: string | null; ok: boolean; words: string };
  /** The last 20 calls of the service, the latest first. */
  calls: HookCallView[];
}

export interface HookCallView {
  at: string;
  kind: string;
  outcome: string;
  ok: boolean;
}
