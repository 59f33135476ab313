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
}
