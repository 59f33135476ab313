import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import type { Order } from '../order/order.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { ReturnedVoucher } from '../voucher/sale/voucher-sale.types.js';
import { IssuedDocuments } from './chain/issued-documents.service.js';
import { NoReceipt, RecipientMissing, RecipientTooLate, TaxNumberMissing } from './receipt.errors.js';
import { needsRecipient, receiptBodyOf, receiptKindOf, suppliedCentsOf } from './receipt.rules.js';
import type { FiscalDocument, Recipient, VoucherSale } from './receipt.types.js';
import { invoiceView, orderSlipView, type ReceiptView } from './receipt.view.js';
import { spentOf } from './receipt-money.rules.js';
import { DocumentSettler } from './settle/document-settler.service.js';
import { isUntouched, mirrorOf, renamedCauseOf, standingInvoice } from './settle/settling.rules.js';
import {
  voucherReturnBodyOf,
  voucherReturnCauseOf,
  voucherSaleBodyOf,
  voucherSaleCauseOf,
} from './settle/voucher-sale.rules.js';

const RENAMED = 'Ersetzt durch eine Rechnung mit Empfänger.';

/** Receipts for guests: an invoice where we took the money, a slip that says what it is where the restaurant does. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly documents: IssuedDocuments,
    private readonly settler: DocumentSettler,
    private readonly clock: Clock,
  ) {}

  /** The invoice of an order, issued at the first request; null where there is only a slip. */
  async issue(shop: Shop, order: Order, recipient: Recipient | null): Promise<FiscalDocument | null> {
    const issued = await this.documents.of(shop.id, order.id);
    const there = standingInvoice(issued);
    if (!there) return this.issueNew(shop, order, recipient, issued);
    if (there.body.recipient) return there;
    if (needsRecipient(there.body.totalCents)) demand(shop, recipient);
    return recipient ? this.named(shop, order, recipient, { there, issued }) : there;
  }

  /** As it is to be read; the invoice when there is one or may be one. */
  async view(shop: Shop, order: Order, hospitality: boolean): Promise<ReceiptView> {
    const issued = await this.documents.of(shop.id, order.id);
    const invoice = standingInvoice(issued) ?? (await this.issue(shop, order, null));
    const meal = hospitality && invoice ? { spentCents: spentOf(invoice, issued) } : null;
    if (invoice) return invoiceView(invoice, order, meal);
    return orderSlipView(receiptBodyOf(order, shop, null), order, hospitality);
  }

  /** A value voucher: its value is taxed when it is redeemed. The same sale twice is one document. */
  async issueVoucherSale(shop: Shop, sale: VoucherSale): Promise<FiscalDocument | null> {
    if (sale.test) return null;
    return this.documents.add({
      ...this.draftOf(shop),
      kind: 'voucherSale',
      cause: voucherSaleCauseOf(sale.id),
      body: voucherSaleBodyOf(shop, sale),
    });
  }

  /** What went back of a sale, all or what was left; null for a sale without a document. */
  async returnVoucherSale(shop: Shop, back: ReturnedVoucher): Promise<FiscalDocument | null> {
    const sold = await this.documents.findByCause(shop.id, voucherSaleCauseOf(back.id));
    if (!sold) return null;
    return this.documents.add({
      ...this.draftOf(shop),
      kind: back.cents < sold.body.totalCents ? 'refund' : 'cancellation',
      cause: voucherReturnCauseOf(sold, back),
      body: voucherReturnBodyOf(sold, back),
    });
  }

  private async issueNew(
    shop: Shop,
    order: Order,
    recipient: Recipient | null,
    issued: readonly FiscalDocument[],
  ): Promise<FiscalDocument | null> {
    const kind = receiptKindOf(order);
    if (!kind) throw new NoReceipt();
    if (kind === 'orderSlip') return null;
    if (needsRecipient(suppliedCentsOf(order))) demand(shop, recipient);
    const invoice = await this.settler.issueInvoice(shop, order, recipient, issued);
    // Somebody else was quicker, without a name.
    return recipient && !invoice.body.recipient ? this.issue(shop, order, recipient) : invoice;
  }

  /** An invoice is not written on afterwards: it is cancelled, and another one has the name. */
  private async named(
    shop: Shop,
    order: Order,
    recipient: Recipient,
    { there, issued }: { there: FiscalDocument; issued: readonly FiscalDocument[] },
  ): Promise<FiscalDocument> {
    if (order.payment.refundedCents > 0 || !isUntouched(there, issued)) throw new RecipientTooLate();
    await this.documents.add({
      ...this.draftOf(shop),
      orderId: order.id,
      kind: 'cancellation',
      cause: renamedCauseOf(there),
      body: mirrorOf(there, RENAMED),
    });
    return this.settler.issueInvoice(shop, order, recipient, issued);
  }

  private draftOf({ id: shopId }: Shop) {
    const issuedAt = this.clock.now();
    return { id: newId(issuedAt.getTime()), shopId, orderId: null, issuedAt };
  }
}

function demand({ taxId }: Shop, recipient: Recipient | null): void {
  if (!taxId.trim()) throw new TaxNumberMissing();
  if (!recipient) throw new RecipientMissing();
}
