import type { Cents } from '../../shared/money.js';
import type { VatGroup } from '../pricing/pricing.types.js';

/** Who an invoice is made out to; above 250 € the law wants name and address. */
export interface Recipient {
  name: string;
  street: string;
  postalCode: string;
  city: string;
}

export interface Seller {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  taxId: string;
}

export interface ReceiptLine {
  text: string;
  cents: Cents;
  /** The letters of the rates it is taxed at: 'A', 'B', 'A/B'. */
  mark: string;
}

/** An invoice as it was issued. It is never changed and never deleted before its eight years are over. */
export interface Receipt {
  id: string;
  shopId: string;
  orderId: string;
  kind: 'invoice';
  /** 'RE-2026' */
  series: string;
  /** Counts through the series without a gap. */
  seq: number;
  issuedAt: Date;
  body: ReceiptBody;
}

export interface ReceiptBody {
  seller: Seller;
  recipient: Recipient | null;
  orderNumber: number;
  orderedAt: Date;
  /** The day of supply, YYYY-MM-DD. */
  suppliedOn: string;
  lines: ReceiptLine[];
  groups: (VatGroup & { mark: string })[];
  /** What was supplied, tax included, without the tip to the staff. */
  totalCents: Cents;
  tipCents: Cents;
  payment: string;
  /** § 19 UStG: no tax is shown, and why. */
  isSmallBusiness: boolean;
}
