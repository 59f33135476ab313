import { Injectable } from '@nestjs/common';
import { piecesOf } from '../../places/slot-places.rules.js';
import { SlotPlaces } from '../../places/slot-places.service.js';
import type { Place } from '../../places/slot-places.types.js';
import type { Order } from '../order.types.js';
import type { Hold, OrderRef, Reservation, ReservationWish } from './reservation.types.js';
import { Reservations } from './reservations.service.js';

/** A place in the slot in which the order changes hands. */
@Injectable()
export class PlaceReservation implements Reservation<Place> {
  readonly name = 'places';
  readonly rank = 10;

  constructor(
    reservations: Reservations,
    private readonly places: SlotPlaces,
  ) {
    reservations.add(this);
  }

  async take({ shop, orderId, draft, quote }: ReservationWish): Promise<Place | null | 'refused'> {
    const { fulfilment, lines } = draft;
    const wanted = { orderId, fulfilment, at: quote.handoverAt, items: piecesOf(lines) };
    const place = await this.places.take(shop, wanted);
    return place === false ? 'refused' : place;
  }

  notedOn({ at }: Place): Pick<Order, 'slotAt'> {
    return { slotAt: at };
  }

  confirm({ shopId }: OrderRef, place: Place): Promise<void> {
    return this.places.confirm(shopId, place);
  }

  release({ shopId }: OrderRef, place: Place): Promise<void> {
    return this.places.release(shopId, place);
  }

  takenBy({ id: orderId, fulfilment, slotAt, lines }: Order): Place | null {
    return slotAt && { orderId, fulfilment, at: slotAt, items: piecesOf(lines) };
  }

  async heldBefore(before: Date, limit: number): Promise<Hold<Place>[]> {
    const held = await this.places.heldBefore(before, limit);
    return held.map(({ shopId, place }) => ({ shopId, orderId: place.orderId, taken: place }));
  }
}
