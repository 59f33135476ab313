import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Language } from '../../shared/voice.types.js';
import { areaFor, timesServed } from '../../shop/delivery/delivery.rules.js';
import type { DeliveryAddress, Position } from '../../shop/delivery/delivery.types.js';
import { PostalCodes } from '../../shop/delivery/postal-codes.js';
import type { Slot } from '../../shop/opening-hours/opening-hours.types.js';
import { slotsFor } from '../../shop/opening-hours/slots.rules.js';
import { SlotPlaces } from '../../shop/places/slot-places.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { isOffered } from '../shop/guest-ways.rules.js';
import { voiceFor } from '../words/voice.rules.js';
import { addressAnswerOf, outsideAnswerOf } from './address.rules.js';
import type { GuestSlotsDto, PlaceDto } from './basket.dto.js';
import type { AddressView, SlotsView } from './quote.view.js';
import { slotDaysOf } from './slot-days.rules.js';

/** Answers before the order whether and when the restaurant delivers to an address. The order itself checks again. */
@Injectable()
export class WhereAndWhen {
  constructor(
    private readonly places: SlotPlaces,
    private readonly postalCodes: PostalCodes,
    private readonly clock: Clock,
  ) {}

  async slots(shop: Shop, { fulfilment, postalCode }: GuestSlotsDto, lang: Language): Promise<SlotsView> {
    const now = this.clock.now();
    const loads = await this.places.loads(shop, fulfilment);
    const slots = slotsFor(shop.settings, { now, fulfilment, loads });
    if (fulfilment !== 'delivery' || !postalCode) return { days: slotDaysOf(slots, now, lang) };
    const address = { postalCode, position: await this.positionOf(shop, postalCode) };
    return { days: slotDaysOf(drivenTo(shop, address, slots), now, lang) };
  }

  async address(shop: Shop, { postalCode, street, houseNo }: PlaceDto, lang: Language): Promise<AddressView> {
    const { deliveryAreaRules: rules } = shop.settings;
    const address = { postalCode, street, houseNo, position: await this.positionOf(shop, postalCode) };
    const area = areaFor(anytime(shop), rules, { address, at: this.clock.now() });
    const voice = voiceFor(shop, lang);
    const answer = area
      ? addressAnswerOf(area, rules, voice)
      : outsideAnswerOf(isOffered(shop.settings, 'pickup'), voice);
    return { ...answer, towns: await this.postalCodes.townsOf(postalCode) };
  }

  private positionOf({ settings }: Shop, postalCode: string): Promise<Position | null> {
    return this.postalCodes.positionOf(postalCode, settings.placedCodes);
  }
}

/** The hours of an area do not matter for whether we deliver there at all. */
const anytime = ({ settings }: Shop) => settings.deliveryAreas.map((area) => ({ ...area, times: null }));

/** The slots at which the area of the address is served. Where no area serves it, all slots stay, and the refusal says why. */
const drivenTo = ({ settings }: Shop, address: DeliveryAddress, slots: Slot[]): Slot[] =>
  timesServed(settings.deliveryAreas, address, slots) ?? slots;
