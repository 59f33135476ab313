import { Injectable } from '@nestjs/common';
import type { Shop } from '../../restaurant/shop.types.js';
import { FEATURES, has } from '../../subscription/plans.js';
import { PlanNeeded } from '../../subscription/subscription.errors.js';
import type { DiscountKind } from '../discount.types.js';
import type { Offer } from '../offer/offer.types.js';
import { OfferDesk } from './offer-desk.service.js';
import { OfferLists } from './offer-lists.service.js';

/** Offers for whoever prints what guests scan. */
@Injectable()
export class OfferCodes {
  constructor(
    private readonly desk: OfferDesk,
    private readonly lists: OfferLists,
  ) {}

  /** With its codes, if it is a series. */
  of(shop: Shop, id: string): Promise<{ offer: Offer; codes: string[] }> {
    if (!has(shop.subscription, 'discountCodes')) throw new PlanNeeded(FEATURES.discountCodes);
    return this.desk.codes(shop.id, id);
  }

  async list(shopId: string, kind: DiscountKind): Promise<Offer[]> {
    return (await this.lists.of(shopId, kind)).map(({ offer }) => offer);
  }
}
