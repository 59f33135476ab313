import type { Cents } from '../../../shared/money.js';
import type { Voice } from '../../../shared/voice.types.js';
import type { OrderPayment } from '../../order/paying/order-payment.types.js';

export type SaleState = 'awaitPayment' | 'taken' | 'paid' | 'cancelled';

/** Somebody buys a voucher. Once it is paid there is a voucher of the same id. */
export interface VoucherSale {
  id: string;
  shopId: string;
  /** Opens the page of the buyer; nobody guesses it. */
  token: string;
  state: SaleState;
  version: number;
  cents: Cents;
  /** What of it stays with the restaurant: less after a withdrawal. */
  keepCents: Cents;
  buyer: { name: string; email: string };
  /** '' where the buyer prints it or keeps it. */
  forName: string;
  greeting: string;
  /** Where the voucher itself goes; '' to the buyer alone. */
  toEmail: string;
  /** YYYY-MM-DD in Berlin; null at once. */
  sendOn: string | null;
  speech: Voice;
  payment: OrderPayment;
  payBy: Date | null;
  createdAt: Date;
  paidAt: Date | null;
  /** Everybody who follows sales has been told, and the mails are on their way. */
  toldAt: Date | null;
  /** When the mail to whoever gets it leaves; null once it has, or where there is none. */
  mailAt: Date | null;
  idempotencyKey: string;
}

/** A sale that was paid, for whoever keeps books of it. */
export interface SoldVoucher {
  id: string;
  cents: Cents;
  soldAt: Date;
  recipient: { name: string; email: string };
  way: OrderPayment['way'];
  /** Paid with test keys: no money has moved. */
  test: boolean;
}

/** What went back for a sale. */
export interface ReturnedVoucher {
  id: string;
  /** The guest withdrew from it, or somebody gave it back at the payment service itself. */
  kind: 'withdrawn' | 'refunded';
  cents: Cents;
  /** With all that went back before: tells one return of the same sale from another. */
  sumCents: Cents;
}
