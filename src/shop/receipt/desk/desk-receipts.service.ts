import { Injectable } from '@nestjs/common';
import { OrderHistory } from '../../order/history/order-history.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { documentNumberOf } from '../chain/document-number.rules.js';
import { IssuedDocuments } from '../chain/issued-documents.service.js';
import { mealOf, type PaperFile } from '../paper/order-papers.service.js';
import { ReceiptPapers } from '../paper/receipt-papers.service.js';
import { ReceiptService } from '../receipt.service.js';
import type { Recipient } from '../receipt.types.js';
import { orderDocumentsOf } from './desk-receipts.rules.js';
import type { OrderDocuments } from './desk-receipts.view.js';

export interface DeskPaperWish {
  id: string;
  meal: { occasion: string; persons: string } | null;
}

/** The documents of orders, for who leads the restaurant. */
@Injectable()
export class DeskReceipts {
  constructor(
    private readonly documents: IssuedDocuments,
    private readonly receipts: ReceiptService,
    private readonly papers: ReceiptPapers,
    private readonly orders: OrderHistory,
  ) {}

  async of(shop: Shop, orderId: string): Promise<OrderDocuments> {
    const order = await this.orders.get(shop.id, orderId);
    return orderDocumentsOf(order, await this.documents.of(shop.id, orderId));
  }

  async issue(shop: Shop, orderId: string, recipient: Recipient | null): Promise<OrderDocuments> {
    await this.receipts.issue(shop, await this.orders.get(shop.id, orderId), recipient);
    return this.of(shop, orderId);
  }

  async pdf(shop: Shop, { id, meal }: DeskPaperWish): Promise<PaperFile> {
    const document = await this.documents.get(shop.id, id);
    const issued = document.orderId ? await this.documents.of(shop.id, document.orderId) : [];
    const hospitality = meal && mealOf(shop, document, issued, meal);
    const content = await this.papers.handedOut(shop, document, hospitality);
    return { name: `${documentNumberOf(document)}.pdf`, content };
  }
}
