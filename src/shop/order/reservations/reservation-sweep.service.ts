import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { OrderRepository } from '../order.repository.js';
import type { Reservation } from './reservation.types.js';
import { Reservations } from './reservations.service.js';

const HOLD_MS = 60_000;
const SWEEP_EVERY_MS = 20_000;
const MAX_AT_ONCE = 200;

/** A process may have died between taking and writing. */
@Injectable()
export class ReservationSweep {
  constructor(
    private readonly reservations: Reservations,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('reservations', SWEEP_EVERY_MS, () => this.sweep());
  }

  /** One kind of reservation that cannot be swept keeps no other waiting. */
  async sweep(): Promise<void> {
    const swept = await Promise.allSettled([...this.reservations].map((one) => this.sweepOne(one)));
    for (const result of swept) if (result.status === 'rejected') throw result.reason;
  }

  private async sweepOne(reservation: Reservation<unknown>): Promise<void> {
    const before = new Date(this.clock.now().getTime() - HOLD_MS);
    for (const { taken, ...order } of await reservation.heldBefore(before, MAX_AT_ONCE)) {
      const isOrdered = await this.orders.exists(order.shopId, order.orderId);
      await (isOrdered ? reservation.confirm(order, taken) : reservation.release(order, taken));
    }
  }
}
