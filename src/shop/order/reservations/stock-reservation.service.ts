import { Injectable } from '@nestjs/common';
import { piecesOf } from '../../basket/pieces.rules.js';
import { StockService } from '../../stock/stock.service.js';
import type { Order } from '../order.types.js';
import type { Hold, OrderRef, Reservation, ReservationWish } from './reservation.types.js';
import { Reservations } from './reservations.service.js';

/** The store knows by the order's id which pieces it has. */
type Counted = 'counted';

/** Dishes of which there are only so many. */
@Injectable()
export class StockReservation implements Reservation<Counted> {
  readonly name = 'stock';
  readonly rank = 20;

  constructor(
    reservations: Reservations,
    private readonly stock: StockService,
  ) {
    reservations.add(this);
  }

  async take({ shopId, orderId, quote }: ReservationWish): Promise<Counted | null | 'refused'> {
    const { takes, businessDay } = quote;
    if (takes.length === 0) return null;
    return (await this.stock.take(shopId, orderId, takes, businessDay)) ? 'counted' : 'refused';
  }

  confirm({ shopId, orderId }: OrderRef): Promise<void> {
    return this.stock.confirm(shopId, orderId);
  }

  release({ shopId, orderId }: OrderRef): Promise<void> {
    return this.stock.release(shopId, orderId);
  }

  /** Of a combo of an older version nobody can say what it is made of: then nothing goes back. */
  async shrink({ id, shopId, lines }: Order): Promise<void> {
    const kept = piecesOf(lines);
    if (kept) await this.stock.release(shopId, id, kept);
  }

  /** An order does not say whether anything in it was counted. */
  takenBy(): Counted {
    return 'counted';
  }

  settle({ shopId, orderId }: OrderRef): Promise<void> {
    return this.stock.settle(shopId, orderId);
  }

  async heldBefore(before: Date, limit: number): Promise<Hold<Counted>[]> {
    const held = await this.stock.heldBefore(before, limit);
    return held.map(({ shopId, orderId }) => ({ shopId, orderId, taken: 'counted' }));
  }
}
