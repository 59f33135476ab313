import { Injectable } from '@nestjs/common';
import type { Quote } from '../basket/quote.service.js';
import type { Place } from '../places/slot-places.repository.js';
import { piecesOf, SlotPlaces } from '../places/slot-places.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type NewOrder, OrderRepository } from './order.repository.js';
import type { Order, OrderDraft, OrderState } from './order.types.js';
import { OrderStock } from './order-stock.service.js';

export interface Reserved {
  /** null where nobody counts the slots. */
  place: Place | null;
  /** Something was taken from the stock. */
  isCounted: boolean;
}

/** What an order needs and others want too: a place in its slot, and dishes of which there are only so many. */
@Injectable()
export class Reservations {
  constructor(
    private readonly places: SlotPlaces,
    private readonly stock: OrderStock,
    private readonly orders: OrderRepository,
  ) {}

  /** null when somebody else was quicker: what can still be had has to be asked anew. */
  async take(shop: Shop, orderId: string, draft: OrderDraft, quote: Quote): Promise<Reserved | null> {
    const { fulfilment, lines } = draft;
    const place = await this.places.take(shop, {
      orderId,
      fulfilment,
      at: quote.handoverAt,
      items: piecesOf(lines),
    });
    if (place === false) return null;
    if (await this.stock.take(shop.id, orderId, quote.takes, quote.businessDay))
      return { place, isCounted: quote.takes.length > 0 };
    if (place) await this.places.release(shop.id, place);
    return null;
  }

  /** What is not written gives back what it took; what a crash leaves behind the sweeps do. */
  async write(order: NewOrder, reserved: Reserved): ReturnType<OrderRepository['add']> {
    try {
      const written = await this.orders.add(order);
      await (written.twin ? this.giveBack(order, reserved) : this.keep(order, reserved));
      return written;
    } catch (error) {
      if (!(await this.orders.exists(order.shopId, order.id))) await this.giveBack(order, reserved);
      throw error;
    }
  }

  /** An order that comes to nothing leaves its place and its dishes to others. */
  async follow(order: Order, to: OrderState): Promise<void> {
    if (to === 'rejected' || to === 'cancelled') await this.places.releaseOf(order);
    await this.stock.follow(order, to);
  }

  private async keep({ id, shopId }: NewOrder, { place, isCounted }: Reserved): Promise<void> {
    if (place) await this.places.confirm(shopId, place);
    if (isCounted) await this.stock.confirm(shopId, id);
  }

  private async giveBack({ id, shopId }: NewOrder, { place, isCounted }: Reserved): Promise<void> {
    if (place) await this.places.release(shopId, place);
    if (isCounted) await this.stock.release(shopId, id);
  }
}
