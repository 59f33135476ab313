import { Injectable } from '@nestjs/common';
import { OrderHistory } from '../order/history/order-history.service.js';
import { guestToBlock } from './block-list.rules.js';
import type { GuestToBlock } from './block-list.view.js';

/** Who is about to be blocked, as their order knows them. */
@Injectable()
export class BlockedGuests {
  constructor(private readonly orders: OrderHistory) {}

  async find(shopId: string, orderId: string | undefined): Promise<GuestToBlock | null> {
    return orderId ? guestToBlock(await this.orders.get(shopId, orderId)) : null;
  }
}
