import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../shared/ids.js';
import type { Order } from '../../order/order.types.js';
import { OrderFollowers } from '../../order/order-followers.service.js';
import { DeskPayments } from '../../payment/refund/desk-payments.service.js';
import { isPaidByVoucher } from '../../pricing/voucher.rules.js';
import { ShopService } from '../../restaurant/shop.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { IssuedDocuments } from '../chain/issued-documents.service.js';
import { receiptBodyOf, receiptKindOf } from '../receipt.rules.js';
import type { FiscalDocument, Recipient } from '../receipt.types.js';
import { dueDocuments, invoiceCauseOf, nextRound, standingInvoice } from './settling.rules.js';

/**
 * Whoever paid online has an invoice when the order is completed at the latest, and what goes back afterwards has a document
 * of its own. Asked again, nothing is added.
 */
@Injectable()
export class DocumentSettler {
  constructor(
    private readonly documents: IssuedDocuments,
    private readonly payments: DeskPayments,
    private readonly shops: ShopService,
    private readonly clock: Clock,
    followers: OrderFollowers,
  ) {
    followers.add({ name: 'documents', rank: 27, follow: (order) => this.settle(order) });
  }

  async settle(order: Order): Promise<void> {
    const { shopId, id, state, payment } = order;
    if (payment.test || (payment.paidCents === 0 && !isPaidByVoucher(order.sums))) return;
    const issued = await this.documents.of(shopId, id);
    if (standingInvoice(issued)) return this.settleRefunds(order);
    if (state !== 'completed' || receiptKindOf(order) !== 'invoice') return;
    await this.issueInvoice(await this.shops.get(shopId), order, null, issued);
  }

  /** The next invoice of an order, and what went back before it was there. */
  async issueInvoice(
    shop: Shop,
    order: Order,
    recipient: Recipient | null,
    issued: readonly FiscalDocument[],
  ): Promise<FiscalDocument> {
    const invoice = await this.documents.add({
      ...this.draftOf(order),
      kind: 'invoice',
      cause: invoiceCauseOf(order.id, nextRound(issued)),
      body: receiptBodyOf(order, shop, recipient),
    });
    if (order.payment.refundedCents > 0 || order.sums.voucherCents > 0) await this.settleRefunds(order);
    return invoice;
  }

  /** As the payments have it now: what the order says of them may be a moment older. */
  private async settleRefunds(order: Order): Promise<void> {
    const { shopId, id } = order;
    const { payments, voucher } = await this.payments.of(shopId, id);
    const counting = payments.find(({ counts }) => counts);
    if (counting?.test) return;
    const issued = await this.documents.of(shopId, id);
    const invoice = standingInvoice(issued);
    if (!invoice) return;
    const { capturedCents: paidCents = 0, refunds = [] } = counting ?? {};
    const money = { paidCents, refunds, voucherLeftCents: voucher.leftCents, voucherReason: voucher.reason };
    for (const due of dueDocuments(invoice, issued, money))
      await this.documents.add({ ...this.draftOf(order), ...due });
  }

  private draftOf({ shopId, id }: Order) {
    const issuedAt = this.clock.now();
    return { id: newId(issuedAt.getTime()), shopId, orderId: id, issuedAt };
  }
}
