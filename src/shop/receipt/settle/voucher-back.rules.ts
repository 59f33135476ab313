import type { Cents } from '../../../shared/money.js';
import type { RefundShare } from '../../payment/payment.types.js';
import { sharesLeft, splitOf } from '../../payment/refund/refund-split.rules.js';
import { documentNumberOf } from '../chain/document-number.rules.js';
import type { FiscalDocument, ReceiptBody } from '../receipt.types.js';

type Sums = Pick<ReceiptBody, 'groups' | 'totalCents' | 'tipCents' | 'voucherCents'>;

/** What went back onto vouchers and stands in no document yet. */
export const voucherCentsDue = (
  invoice: FiscalDocument,
  documents: readonly FiscalDocument[],
  voucherLeftCents: Cents,
): Cents =>
  [invoice, ...since(invoice, documents)].reduce((sum, { body }) => sum + (body.voucherCents ?? 0), 0) -
  voucherLeftCents;

/** By the rates that are left of the invoice after the documents that followed it. */
export function splitOfRest(cents: Cents, invoice: Sums, followed: readonly Sums[]): RefundShare[] {
  const before = followed.flatMap((body) =>
    sharesOf(body).map(([rate, grossCents]) => ({ rate, grossCents: -grossCents, netCents: 0, vatCents: 0 })),
  );
  return splitOf(cents, sharesLeft(new Map(sharesOf(invoice)), before));
}

/** Those that take something of it back, or take that back in turn. */
export function since(invoice: FiscalDocument, documents: readonly FiscalDocument[]): FiscalDocument[] {
  const numbers = new Set([documentNumberOf(invoice)]);
  return documents.filter((document) => {
    const isAbout = document.body.about !== undefined && numbers.has(document.body.about.number);
    if (isAbout) numbers.add(documentNumberOf(document));
    return isAbout;
  });
}

/** A small business has one group that bears no rate. */
const sharesOf = ({ groups, totalCents, tipCents }: Sums): [number | null, Cents][] => [
  ...(groups.length > 0
    ? groups.map(({ rate, grossCents }): [number, Cents] => [rate, grossCents])
    : [[0, totalCents] as [number, Cents]]),
  ...(tipCents === 0 ? [] : [[null, tipCents] as [null, Cents]]),
];
