import { Injectable } from '@nestjs/common';
import { OrderNotFound } from './order.errors.js';
import { OrderRepository } from './order.repository.js';
import type { Order } from './order.types.js';

/** Orders as their guests reach them: by a token nobody guesses. */
@Injectable()
export class GuestOrders {
  constructor(private readonly orders: OrderRepository) {}

  async byToken(shopId: string, token: string): Promise<Order> {
    const order = await this.orders.findByToken(shopId, token);
    if (!order) throw new OrderNotFound();
    return order;
  }
}
