import type { Cents } from '../../../shared/money.js';

export interface Party {
  name: string;
  street: string;
  town: string;
}

export interface Seller extends Party {
  vatId: string;
  email: string;
}

/** What § 14 (4) UStG asks of an invoice, written down once and never changed. */
export interface InvoiceBody {
  seller: Seller;
  recipient: Party;
  text: string;
  /** The time of the service. */
  from: Date;
  until: Date;
  rate: number;
  grossCents: Cents;
  netCents: Cents;
  vatCents: Cents;
  /** "bezahlt mit Stripe" */
  paidBy: string;
}

/** What a restaurant got billed. */
export interface PlanInvoice {
  /** The payment it is for: one payment is billed once. */
  paymentId: string;
  shopId: string;
  /** Counted over all restaurants, without a gap. */
  seq: number;
  issuedAt: Date;
  body: InvoiceBody;
  mailedAt: Date | null;
}
