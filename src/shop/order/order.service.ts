import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import type { Shop } from '../restaurant/shop.types.js';
import { OtherBodySameKey } from './order.errors.js';
import { OrderRepository } from './order.repository.js';
import type { Order } from './order.types.js';
import { OrderNews } from './order-news.js';
import { bodyHashOf } from './placing/body-hash.js';
import { OrderDrafts } from './placing/order-drafts.service.js';
import type { OrderRequest } from './placing/order-request.types.js';
import { Reservations } from './reservations/reservations.service.js';

@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly drafts: OrderDrafts,
    private readonly reservations: Reservations,
    private readonly news: OrderNews,
  ) {}

  /** One order for one key, whatever happens on the way; the same tap twice gets the same order. */
  async place(shop: Shop, request: OrderRequest): Promise<Order> {
    const bodyHash = bodyHashOf(request);
    const drafted = await this.drafts.draft(shop, request, bodyHash).catch(refusalOf);
    if (drafted instanceof AppError) return this.knownOr(drafted, shop, request, bodyHash);

    const { order, isDuplicate } = await this.reservations.write(drafted.order, drafted.taken);
    if (isDuplicate) return sameBody(order, bodyHash);
    // What still has to be paid rings nowhere.
    if (order.state === 'placed') this.news.placed(order);
    return order;
  }

  /** The shop may have closed since, or the price risen: an order that was placed before stays placed. */
  private async knownOr(
    refusal: AppError,
    shop: Shop,
    request: OrderRequest,
    bodyHash: string,
  ): Promise<Order> {
    const known = await this.orders.findByKey(shop.id, request.idempotencyKey);
    if (known) return sameBody(known, bodyHash);
    throw refusal;
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

function sameBody(order: Order, bodyHash: string): Order {
  if (order.bodyHash !== bodyHash) throw new OtherBodySameKey();
  return order;
}
