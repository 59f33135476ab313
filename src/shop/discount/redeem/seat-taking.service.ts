import { Injectable } from '@nestjs/common';
import type { Reservation } from '../../order/reservations/reservation.types.js';
import { Reservations } from '../../order/reservations/reservations.service.js';
import { KnownGuests, type NamedGuest } from '../guest/known-guests.service.js';
import { RedemptionRepository } from './redemption.repository.js';
import type { ActingOffer } from './redemption.types.js';
import { seatWishesOf } from './seat-wish.rules.js';

/** All seats an order needs, or none. */
@Injectable()
export class SeatTaking {
  constructor(
    private readonly reservations: Reservations,
    private readonly seats: RedemptionRepository,
    private readonly guests: KnownGuests,
  ) {}

  register<T>(reservation: Reservation<T>): void {
    this.reservations.add(reservation);
  }

  async take(
    order: { shopId: string; orderId: string; at: Date },
    acting: readonly ActingOffer[],
    guest: NamedGuest | undefined,
  ): Promise<boolean> {
    const marks = guest ? this.guests.marksOf(order.shopId, guest) : [];
    for (const { offer, code } of acting)
      for (const { wish } of seatWishesOf(offer, { marks, code }))
        if (!(await this.seats.take(wish, order))) {
          await this.seats.giveBack(order.shopId, order.orderId);
          return false;
        }
    return true;
  }

  keep(shopId: string, orderId: string): Promise<void> {
    return this.seats.keep(shopId, orderId);
  }

  giveBack(shopId: string, orderId: string): Promise<void> {
    return this.seats.giveBack(shopId, orderId);
  }

  heldBefore(before: Date, limit: number): Promise<{ shopId: string; orderId: string }[]> {
    return this.seats.heldBefore(before, limit);
  }
}
