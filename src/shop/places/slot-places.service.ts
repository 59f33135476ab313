import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { SlotLoad } from '../opening-hours/opening-hours.types.js';
import { slotOf } from '../opening-hours/slots.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { SlotPlacesRepository } from './slot-places.repository.js';
import { isLimited } from './slot-places.rules.js';
import type { Place } from './slot-places.types.js';

/** The places of a slot: taken before an order is written, kept by it, given back when it is not. */
@Injectable()
export class SlotPlaces {
  constructor(
    private readonly places: SlotPlacesRepository,
    private readonly clock: Clock,
  ) {}

  /** undefined where nobody counts. */
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

  /** Places that were taken before then and not confirmed yet, of every restaurant. */
  heldBefore(before: Date, limit: number): Promise<{ shopId: string; place: Place }[]> {
    return this.places.heldBefore(before, limit);
  }
}
