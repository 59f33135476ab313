import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Cents } from '../../shared/money.js';

export const PAYMENT_METHODS = ['cash', 'cardOnSite', 'stripe', 'paypal'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A way to pay, for whom it is there and from which amount to which. */
export interface PayWay {
  method: PaymentMethod;
  fulfilments: Fulfilment[];
  /** null: no limit. */
  minCents: Cents | null;
  maxCents: Cents | null;
}

/** No service takes a payment below. */
export const LEAST_ONLINE_CENTS = 50;
/** Nobody hands over more in cash for a meal. */
export const MOST_CASH_CENTS = 100_000;
/** No restaurant asks for more in one payment. */
export const MOST_PAY_CENTS = 10_000_000;
