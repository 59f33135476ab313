import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { get, post, type Result } from '../lib/api';

export type Method = NonNullable<TrackingView['money']['due']>['ways'][number];

/** An order or the sale of a voucher, as far as its money goes. */
export type Paid = Pick<TrackingView, 'state' | 'payment' | 'payableCents' | 'fulfilment' | 'money'>;

/** What a browser needs to pay. */
export interface Begun {
  service: 'stripe' | 'paypal';
  chargeId: string;
  clientSecret: string | null;
  publicKey: string;
  capture: 'later' | 'now';
}

/** Goes on where it was left off: asked twice there is still one payment. null: nothing is to be paid online. */
export const beginPayment = (call: string, payment: Method): Promise<Result<{ payment: Begun | null }>> =>
  post(`${call}/pay`, { payment });

/** The server asks the payment service now and does not wait until it is told. */
export const lookAtPayment = <T extends Paid>(call: string): Promise<Result<T>> => post(`${call}/paid`, {});

export const readOrder = <T extends Paid>(call: string): Promise<Result<T>> => get(call);
