import { Injectable } from '@nestjs/common';
import { RankedList } from '../../../shared/ranked-list.js';
import { type NewOrder, OrderRepository } from '../order.repository.js';
import type { Order, OrderHappened } from '../order.types.js';
import { OrderFollowers } from '../order-followers.service.js';
import type { OrderRef, Reservation, ReservationWish } from './reservation.types.js';
import { confirmAll, releaseAll, type Taken, takeAll } from './reserving.js';

/** What an order needs and others want too: places, dishes of which there are only so many, and whatever registers. */
@Injectable()
export class Reservations implements Iterable<Reservation<unknown>> {
  private readonly reservations = new RankedList<Reservation<unknown>>('reservation');

  constructor(
    followers: OrderFollowers,
    private readonly orders: OrderRepository,
  ) {
    followers.add({
      name: 'reservations',
      rank: 20,
      follow: (order, happened) => this.follow(order, happened),
    });
  }

  add<T>(reservation: Reservation<T>): void {
    this.reservations.add(reservation as Reservation<unknown>);
  }

  [Symbol.iterator](): Iterator<Reservation<unknown>> {
    return this.reservations[Symbol.iterator]();
  }

  /** null when somebody else was quicker: what can still be had has to be asked anew. */
  take(wish: ReservationWish): Promise<Taken[] | null> {
    return takeAll(this.reservations, wish);
  }

  /** What is not written gives back what it took; what a crash leaves behind the sweep does. */
  async write(order: NewOrder, all: Taken[]): ReturnType<OrderRepository['add']> {
    const ref = refOf(order);
    try {
      const written = await this.orders.add(order);
      await (written.isDuplicate ? releaseAll(ref, all) : confirmAll(ref, all));
      return written;
    } catch (error) {
      if (!(await this.orders.exists(order.shopId, order.id))) await releaseAll(ref, all);
      throw error;
    }
  }

  /** An order that comes to nothing leaves what it has to others, and one that becomes smaller what it no longer needs. */
  private async follow(order: Order, happened: OrderHappened): Promise<void> {
    if (happened.kind === 'changed') for (const one of this.reservations) await one.shrink?.(order);
    if (happened.kind !== 'moved') return;
    const { to } = happened;
    if (to === 'rejected' || to === 'cancelled') await releaseAll(refOf(order), this.takenBy(order));
    if (to === 'completed') for (const one of this.reservations) await one.settle?.(refOf(order));
  }

  private takenBy(order: Order): Taken[] {
    return [...this.reservations].flatMap((from) => {
      const taken = from.takenBy(order);
      return taken === null ? [] : [{ from, taken }];
    });
  }
}

const refOf = ({ id, shopId }: Pick<Order, 'id' | 'shopId'>): OrderRef => ({ shopId, orderId: id });
