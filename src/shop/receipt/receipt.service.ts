import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { RecallGuards } from '../order/board/recall-guards.js';
import type { Order } from '../order/order.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import { NoReceipt, RecipientMissing, TaxNumberMissing } from './receipt.errors.js';
import { ReceiptRepository } from './receipt.repository.js';
import { needsRecipient, receiptBodyOf, receiptKindOf, seriesOf, suppliedCentsOf } from './receipt.rules.js';
import type { Receipt, Recipient } from './receipt.types.js';
import { invoiceView, orderSlipView, type ReceiptView } from './receipt.view.js';

/** Receipts for guests: an invoice where we took the money, a slip that says what it is where the restaurant does. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly receipts: ReceiptRepository,
    private readonly clock: Clock,
    guards: RecallGuards,
  ) {
    guards.add(async ({ shopId, id }) =>
      (await receipts.findOf(shopId, id)) ? 'Für diese Bestellung gibt es schon eine Rechnung.' : null,
    );
  }

  /** The invoice of an order, issued at the first request; null where there is only a slip. */
  async issue(shop: Shop, order: Order, recipient: Recipient | null): Promise<Receipt | null> {
    const there = await this.receipts.findOf(shop.id, order.id);
    if (there) return there;

    const kind = receiptKindOf(order);
    if (!kind) throw new NoReceipt();
    if (kind === 'orderSlip') return null;
    if (needsRecipient(suppliedCentsOf(order))) demand(shop, recipient);
    return this.receipts.add(this.invoiceFor(shop, order, recipient));
  }

  async view(shop: Shop, order: Order, hospitality: boolean): Promise<ReceiptView> {
    const receipt = await this.issue(shop, order, null);
    if (receipt) return invoiceView(receipt, order, hospitality);
    return orderSlipView(receiptBodyOf(order, shop, null), order, hospitality);
  }

  private invoiceFor(shop: Shop, order: Order, recipient: Recipient | null) {
    const issuedAt = this.clock.now();
    return {
      id: newId(issuedAt.getTime()),
      shopId: shop.id,
      orderId: order.id,
      kind: 'invoice' as const,
      series: seriesOf(issuedAt),
      issuedAt,
      body: receiptBodyOf(order, shop, recipient),
    };
  }
}

function demand({ taxId }: Shop, recipient: Recipient | null): void {
  if (!taxId.trim()) throw new TaxNumberMissing();
  if (!recipient) throw new RecipientMissing();
}
