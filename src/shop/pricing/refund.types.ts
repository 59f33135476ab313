import type { Cents } from '../../shared/money.js';
import type { FeeKind, PricedFee, RateShare, VatGroup } from './pricing.types.js';

/** What is given back: pieces and fees, a sum out of goodwill, or all that is left. */
export type RefundRequest =
  | { kind: 'items'; lines: { lineId: string; quantity: number }[]; fees: FeeKind[]; tip: boolean }
  | { kind: 'amount'; cents: Cents }
  | { kind: 'rest' };

/** A document of its own; every amount in it is negative or zero. */
export interface Refund {
  lines: RefundedLine[];
  fees: PricedFee[];
  groups: VatGroup[];
  /** An owner's tip lies in the groups as well, like in the basket. */
  tipCents: Cents;
  /** What goes back onto the voucher. */
  voucherCents: Cents;
  /** What goes back to the guest. */
  payableCents: Cents;
}

export interface RefundedLine {
  lineId: string;
  quantity: number;
  shares: RateShare[];
}

export type RefundRefusal = 'unknownLine' | 'tooMany' | 'unknownFee' | 'feeTwice' | 'tooMuch' | 'nothing';
