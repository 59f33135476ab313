import { Injectable } from '@nestjs/common';
import type { Language } from '../../shared/voice.types.js';
import { ContactErasure } from '../../shop/order/contact/contact-erasure.service.js';
import { guestDataOf, type ReadableRow, readableRows } from '../../shop/order/contact/order-export.rules.js';
import type { GuestDataView } from '../../shop/order/contact/order-export.view.js';
import { OrderNotFound } from '../../shop/order/order.errors.js';
import type { Order } from '../../shop/order/order.types.js';
import { OrdersByToken } from '../../shop/order/orders-by-token.service.js';
import { documentNumberOf } from '../../shop/receipt/chain/document-number.rules.js';
import { OrderPapers, type PaperFile } from '../../shop/receipt/paper/order-papers.service.js';
import { ReceiptService } from '../../shop/receipt/receipt.service.js';
import type { GuestPaper, ReceiptAnswer } from '../../shop/receipt/receipt.view.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { hostedLinks } from '../shop/links.rules.js';
import type { TrackingView } from './quote.view.js';
import { receiptKeyOf, receiptPathOf } from './receipt-key.js';
import type { PaperDto, ReceiptDto } from './receipt-request.dto.js';
import { TrackingService } from './tracking.service.js';

/** Which receipt, and what opens it. */
export interface ReceiptAsked {
  id: string;
  key: string;
}

/** What a guest does with an order after placing it: cancel it, get it on paper, export or erase their data. */
@Injectable()
export class PlacedOrderService {
  constructor(
    private readonly orders: OrdersByToken,
    private readonly guests: ContactErasure,
    private readonly receipts: ReceiptService,
    private readonly papers: OrderPapers,
    private readonly tracking: TrackingService,
  ) {}

  async cancel(shop: Shop, token: string, lang: Language): Promise<TrackingView> {
    return this.tracking.viewOf(shop, await this.orders.cancel(shop.id, token), lang);
  }

  async receipt(shop: Shop, token: string, { recipient, hospitality }: ReceiptDto): Promise<ReceiptAnswer> {
    const order = await this.orders.byToken(shop.id, token);
    const receipt = await this.receipts.issue(shop, order, recipient ?? null);
    return {
      kind: receipt ? 'invoice' : 'orderSlip',
      number: receipt && documentNumberOf(receipt),
      path: `${hostedLinks(shop).tracking}${token}/beleg${hospitality ? '?bewirtung=1' : ''}`,
    };
  }

  async paper(shop: Shop, token: string, hospitality: boolean): Promise<GuestPaper> {
    const order = await this.orders.byToken(shop.id, token);
    return this.paperOf(shop, order, `${hostedLinks(shop).tracking}${token}/beleg.pdf`, hospitality);
  }

  async paperFile(shop: Shop, token: string, asked: PaperDto): Promise<PaperFile> {
    return this.fileOf(shop, await this.orders.byToken(shop.id, token), asked);
  }

  /** For whoever has paid a round of somebody else's: its paper, and nothing else of that order. */
  async payerPaper(shop: Shop, { id, key }: ReceiptAsked, hospitality: boolean): Promise<GuestPaper> {
    const order = await this.paidBySomebody(shop, { id, key });
    return this.paperOf(shop, order, `${hostedLinks(shop).table}${receiptPathOf(order)}/pdf`, hospitality);
  }

  async payerFile(shop: Shop, wanted: ReceiptAsked, asked: PaperDto): Promise<PaperFile> {
    return this.fileOf(shop, await this.paidBySomebody(shop, wanted), asked);
  }

  private async paidBySomebody(shop: Shop, { id, key }: ReceiptAsked): Promise<Order> {
    const order = await this.orders.byId(shop.id, id);
    if (!order.payment.paidBy || key !== receiptKeyOf(order)) throw new OrderNotFound();
    return order;
  }

  private async paperOf(shop: Shop, order: Order, path: string, hospitality: boolean): Promise<GuestPaper> {
    const receipt = await this.receipts.view(shop, order, hospitality);
    return { receipt, path, later: await this.papers.later(shop, order, path) };
  }

  private fileOf(shop: Shop, order: Order, asked: PaperDto): Promise<PaperFile> {
    const { nr: number = '', bewirtung, anlass: occasion = '', personen: persons = '' } = asked;
    const meal = bewirtung === '1' ? { occasion, persons } : null;
    return this.papers.pdf(shop, order, { number, meal });
  }

  async data(shop: Shop, token: string): Promise<GuestDataView> {
    return guestDataOf(await this.orders.byToken(shop.id, token), shop.name);
  }

  async dataRows(shop: Shop, token: string, lang: Language): Promise<ReadableRow[]> {
    return readableRows(await this.data(shop, token), lang);
  }

  async erase(shop: Shop, token: string, lang: Language): Promise<TrackingView> {
    const { id } = await this.orders.byToken(shop.id, token);
    await this.guests.erase(shop.id, id);
    return this.tracking.show(shop, token, lang);
  }
}
