import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { RECALLED } from '../order/happening.rules.js';
import { OrderHistory } from '../order/history/order-history.service.js';
import type { Order } from '../order/order.types.js';
import { OrderFollowers } from '../order/order-followers.service.js';
import { OrderMoves } from '../order/order-moves.service.js';
import type { Tour } from './driver.types.js';
import { TourRepository } from './tour.repository.js';
import { canLeave, isInKitchen } from './tour.rules.js';

/** A tour that was made ahead leaves with the last of its orders that gets ready. */
@Injectable()
export class TourDeparture {
  constructor(
    followers: OrderFollowers,
    private readonly tours: TourRepository,
    private readonly orders: OrderHistory,
    private readonly moves: OrderMoves,
    private readonly clock: Clock,
  ) {
    followers.add({
      name: 'tour',
      rank: 60,
      follow: async (order, happened) => {
        if (order.fulfilment === 'delivery' && happened.kind === 'moved' && !isInKitchen(order))
          await this.look(order);
      },
    });
  }

  /** On the road from now on, as far as anything is at the pass; the numbers that are still awaited. */
  async leave(tour: Tour, by: string): Promise<number[]> {
    const orders = await this.ordersOf(tour);
    if (!canLeave(orders)) return orders.filter(isInKitchen).map(({ number }) => number);
    for (const { id, state } of orders)
      if (state === 'ready')
        await this.moves.move(tour.shopId, id, { to: 'underway', by, note: tour.driverName });
    return [];
  }

  async awaited(tour: Tour): Promise<number[]> {
    return (await this.ordersOf(tour)).filter(isInKitchen).map(({ number }) => number);
  }

  private async look({ id, shopId, events }: Order): Promise<void> {
    const last = events.findLast((event) => event.kind === 'moved');
    if (last?.note === RECALLED) return;
    const tour = await this.tours.findCarrying(shopId, id, this.clock.now());
    if (tour) await this.leave(tour, 'system');
  }

  private ordersOf({ shopId, stops }: Tour): Promise<Order[]> {
    const open = stops.filter(({ state }) => state === 'open');
    return Promise.all(open.map(({ orderId }) => this.orders.get(shopId, orderId)));
  }
}
