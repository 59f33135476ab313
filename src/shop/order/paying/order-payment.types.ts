import type { Cents } from '../../../shared/money.js';
import type { PaymentMethod } from '../../basket/basket.types.js';

export const PAY_STATES = ['open', 'authorised', 'pending', 'paid', 'failed', 'refunded', 'partly'] as const;
export type PayState = (typeof PAY_STATES)[number];

/** What an order knows of its money; the payment itself knows the rest. */
export interface OrderPayment {
  way: PaymentMethod;
  paidCents: Cents;
  refundedCents: Cents;
  /** Missing where nobody has paid online. */
  state?: PayState;
  /** The payment that counts; others of the same order are given back. */
  paymentId?: string | null;
  /** Held at least that much, not yet taken. */
  heldCents?: Cents;
  /** What the desk reads beside the state. */
  note?: string;
  /** Made with test keys: no money moves. */
  test?: boolean;
  /** In cash, with so much: the change is to be at hand. */
  cashCents?: Cents;
  /** How it would have been paid in the house; only rounds at a table that were paid online afterwards have it. */
  onSite?: PaymentMethod;
  /** Which guest at the table is paying it just now; the others wait that long. */
  paying?: { guestId: string; until: Date } | null;
  /** Which guest at the table has paid it. */
  paidBy?: string;
  /** Its table is closed: nobody pays it online any more, and what is open is the house's own till's. */
  atTill?: true;
}
