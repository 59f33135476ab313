import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { get, post, type Result } from '../lib/api';

export type Method = NonNullable<TrackingView['money']['due']>['ways'][number];

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
export const lookAtPayment = (call: string): Promise<Result<TrackingView>> => post(`${call}/paid`, {});

export const readOrder = (call: string): Promise<Result<TrackingView>> => get(call);
