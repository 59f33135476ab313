import type { Order } from '../../order/order.types.js';
import { documentNumberOf, KIND_LABEL } from '../chain/document-number.rules.js';
import { isPaidOnline, needsRecipient, receiptKindOf, suppliedCentsOf } from '../receipt.rules.js';
import type { FiscalDocument } from '../receipt.types.js';
import { spentOf } from '../receipt-money.rules.js';
import { isUntouched, standingInvoice } from '../settle/settling.rules.js';
import type { DocumentRow, OrderDocuments } from './desk-receipts.view.js';

export const documentRowOf = (document: FiscalDocument): DocumentRow => ({
  id: document.id,
  number: documentNumberOf(document),
  kind: document.kind,
  kindLabel: KIND_LABEL[document.kind],
  issuedAt: document.issuedAt.toISOString(),
  orderId: document.orderId,
  orderNumber: document.body.orderNumber,
  sumCents: document.body.totalCents + document.body.tipCents,
});

export function orderDocumentsOf(order: Order, issued: readonly FiscalDocument[]): OrderDocuments {
  const invoice = standingInvoice(issued);
  const canIssue = invoice ? canName(order, invoice, issued) : canBeNew(order);
  return {
    rows: issued.map(documentRowOf),
    canIssue,
    hasMeal: invoice !== null && spentOf(invoice, issued) > 0,
    needsRecipient: canIssue === 'named' || needsRecipient(suppliedCentsOf(order)),
    hint: issued.length > 0 || canIssue ? '' : hintFor(order),
  };
}

const canName = (order: Order, invoice: FiscalDocument, issued: readonly FiscalDocument[]) =>
  !invoice.body.recipient && order.payment.refundedCents === 0 && isUntouched(invoice, issued)
    ? 'named'
    : null;

const canBeNew = (order: Order) => (receiptKindOf(order) === 'invoice' ? 'new' : null);

function hintFor({ payment }: Order): string {
  if (!isPaidOnline(payment)) return 'Im Haus bezahlt: Den Beleg gibt eure Kasse aus.';
  if (payment.test) return 'Testzahlung: Dazu gibt es keinen Beleg.';
  return 'Es ist nichts eingezogen worden, deshalb gibt es keinen Beleg.';
}
