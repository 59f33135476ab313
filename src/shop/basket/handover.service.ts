import { Injectable } from '@nestjs/common';
import type { Position } from '../delivery/delivery.types.js';
import { PostalCodes } from '../delivery/postal-codes.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { SlotQuestion } from '../opening-hours/slots.rules.js';
import { piecesOf } from '../places/slot-places.rules.js';
import { SlotPlaces } from '../places/slot-places.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { OrderDraft } from './basket.types.js';
import { handoverOf } from './handover.rules.js';

/** When and where a basket changes hands. */
export interface HandoverFacts {
  question: SlotQuestion;
  at: Date;
  /** The day it counts for. */
  businessDay: string;
  /** The middle of the postal code; null where nothing is driven, or nobody knows it. */
  position: Position | null;
  /** The towns the postal code belongs to, where the guest has named another. */
  townsInstead: string[];
}

@Injectable()
export class HandoverService {
  constructor(
    private readonly places: SlotPlaces,
    private readonly postalCodes: PostalCodes,
  ) {}

  async of(shop: Shop, draft: OrderDraft, now: Date): Promise<HandoverFacts> {
    const { settings } = shop;
    const { fulfilment, when, lines } = draft;
    const loads = await this.places.loads(shop, fulfilment);
    const question: SlotQuestion = { now, fulfilment, items: piecesOf(lines), loads };
    return {
      question,
      at: handoverOf(settings, when, question),
      businessDay: businessDayOf(settings, when === 'asap' ? now : when, fulfilment),
      position: await this.positionOf(shop, draft),
      townsInstead: await this.townsInsteadOf(draft),
    };
  }

  private async positionOf({ settings }: Shop, draft: OrderDraft): Promise<Position | null> {
    if (draft.fulfilment !== 'delivery' || !draft.address) return null;
    return this.postalCodes.positionOf(draft.address.postalCode, settings.placedCodes);
  }

  private async townsInsteadOf(draft: OrderDraft): Promise<string[]> {
    if (draft.fulfilment !== 'delivery' || !draft.address) return [];
    return this.postalCodes.townsInstead(draft.address.postalCode, draft.address.city);
  }
}
