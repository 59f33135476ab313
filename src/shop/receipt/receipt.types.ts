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

/** Invoice, its exact mirror, what went back in part, and the sale of a voucher, which bears no tax yet. */
export const DOCUMENT_KINDS = ['invoice', 'cancellation', 'refund', 'voucherSale'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What is issued before it has its place in the chain. */
export interface DocumentDraft {
  id: string;
  shopId: string;
  /** null where it belongs to no order. */
  orderId: string | null;
  kind: DocumentKind;
  /** What it was issued for: the same cause twice is one document. */
  cause: string;
  /** Not before the one ahead of it in the chain. */
  issuedAt: Date;
  body: ReceiptBody;
}

/** A document as it was issued. It is never changed and never deleted before its eight years are over. */
export interface FiscalDocument extends DocumentDraft {
  /** 'RE-2026' */
  series: string;
  /** Counts through the series without a gap. */
  seq: number;
  /** Counts through all documents of the restaurant without a gap. */
  chainSeq: number;
  prevHash: string;
  hash: string;
}

/** Which document another one takes back. */
export interface DocumentReference {
  number: string;
  /** YYYY-MM-DD */
  issuedOn: string;
}

/** Fields that came later are optional: older documents are hashed without them. */
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
  /** So much of it was paid with vouchers. */
  voucherCents?: Cents;
  about?: DocumentReference;
  /** Why money went back, as it was said. */
  reason?: string;
}

/** A voucher as whoever sells vouchers tells of it. */
export interface VoucherSale {
  id: string;
  cents: Cents;
  soldAt: Date;
  /** How it was paid: 'online bezahlt', 'bezahlt mit PayPal'. */
  payment: string;
  recipient?: Recipient;
  /** Paid with test keys: nothing was sold. */
  test?: boolean;
}
