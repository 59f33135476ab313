import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { OrderHistory } from '../order/history/order-history.service.js';
import { isOver } from '../order/order.rules.js';
import type { Order } from '../order/order.types.js';
import { TourRepository } from './tour.repository.js';
import { stopsBefore } from './tour.rules.js';

/** How far a tour is, for the guests who wait for it. Of the other doors it says nothing but how many. */
@Injectable()
export class TourProgress {
  constructor(
    private readonly tours: TourRepository,
    private readonly orders: OrderHistory,
    private readonly clock: Clock,
  ) {}

  /** null where nobody can say, or nobody drives. */
  async stopsBefore({ id, shopId, state, fulfilment }: Order): Promise<number | null> {
    if (fulfilment !== 'delivery' || state !== 'underway') return null;
    const tour = await this.tours.findCarrying(shopId, id, this.clock.now());
    if (!tour) return null;
    const orders = await Promise.all(tour.stops.map(({ orderId }) => this.orders.get(shopId, orderId)));
    const driven = tour.stops.filter((stop, index) => stop.state !== 'open' || !isOver(orders[index]!.state));
    return stopsBefore(driven, id);
  }
}
