import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Schedules } from '../../platform/queue/schedule.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { SlotLoad, SlotSettings } from '../opening-hours/opening-hours.types.js';
import { slotOf } from '../opening-hours/slots.rules.js';
import { OrderRepository } from '../order/order.repository.js';
import type { Order } from '../order/order.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type Place, SlotPlacesRepository } from './slot-places.repository.js';

const HOLD_MS = 60_000;
const SWEEP_EVERY_MS = 20_000;
const MOST_AT_ONCE = 200;

/** The places of a slot: taken before an order is written, kept by it, given back when it is not. */
@Injectable()
export class SlotPlaces {
  constructor(
    private readonly places: SlotPlacesRepository,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('slot-places', SWEEP_EVERY_MS, () => this.sweep());
  }

  /** Where every slot takes as many as come, nobody counts. */
  async loads({ id, settings }: Shop, fulfilment: Fulfilment): Promise<Map<number, SlotLoad> | undefined> {
    if (!isLimited(settings.slots)) return undefined;
    return this.places.loads(id, fulfilment, slotOf(settings.slots, this.clock.now()));
  }

  /** null where nobody counts; false when the last place is gone. */
  async take({ id, settings: { slots } }: Shop, place: Place): Promise<Place | null | false> {
    if (!isLimited(slots)) return null;
    const counted = { ...place, at: slotOf(slots, place.at) };
    return (await this.places.take(id, counted, slots, this.clock.now())) && counted;
  }

  confirm(shopId: string, place: Place): Promise<void> {
    return this.places.confirm(shopId, place);
  }

  release(shopId: string, place: Place): Promise<void> {
    return this.places.release(shopId, place);
  }

  async releaseOf({ id: orderId, shopId, fulfilment, slotAt, lines }: Order): Promise<void> {
    if (!slotAt) return;
    await this.places.release(shopId, { orderId, fulfilment, at: slotAt, items: piecesOf(lines) });
  }

  /** A process may have died between place and order. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - HOLD_MS);
    for (const { shopId, place } of await this.places.heldBefore(before, MOST_AT_ONCE)) {
      const isOrdered = await this.orders.exists(shopId, place.orderId);
      await (isOrdered ? this.places.confirm(shopId, place) : this.places.release(shopId, place));
    }
  }
}

export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const isLimited = ({ maxOrders, maxItems }: SlotSettings): boolean => maxOrders !== null || maxItems !== null;
