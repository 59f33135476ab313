import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { areaFor } from '../shop/delivery/delivery.rules.js';
import type { Fulfilment } from '../shop/delivery/fulfilment.types.js';
import { PostalCodes } from '../shop/delivery/postal-codes.js';
import { slotsFor } from '../shop/opening-hours/slots.rules.js';
import { SlotPlaces } from '../shop/order/slot-places.service.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { addressAnswerOf } from './address.rules.js';
import type { AddressView, SlotsView } from './quote.view.js';
import { slotDaysOf } from './slot-days.rules.js';
import type { PlaceDto } from './storefront.dto.js';

/** What a guest asks before choosing: do you come to me, and when? The order itself asks again. */
@Injectable()
export class WhereAndWhen {
  constructor(
    private readonly places: SlotPlaces,
    private readonly postalCodes: PostalCodes,
    private readonly clock: Clock,
  ) {}

  async slots(shop: Shop, fulfilment: Fulfilment): Promise<SlotsView> {
    const now = this.clock.now();
    const loads = await this.places.loads(shop, fulfilment);
    return { days: slotDaysOf(slotsFor(shop.settings, { now, fulfilment, loads }), now) };
  }

  async address({ settings }: Shop, { postalCode, street }: PlaceDto): Promise<AddressView> {
    const { deliveryAreaRules: rules } = settings;
    // Hours of an area do not matter here: the guest asks whether we come at all.
    const areas = settings.deliveryAreas.map((area) => ({ ...area, times: null }));
    const position = await this.postalCodes.positionOf(postalCode);
    const question = { address: { postalCode, street, position }, at: this.clock.now() };
    return addressAnswerOf(areaFor(areas, rules, question), rules);
  }
}
