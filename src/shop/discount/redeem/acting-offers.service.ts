import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { OrderDraft } from '../../basket/basket.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { has } from '../../subscription/plans.js';
import type { DiscountGuest, DiscountMiss } from '../discount.types.js';
import { KnownGuests } from '../guest/known-guests.service.js';
import { OfferRepository } from '../offer/offer.repository.js';
import type { Offer } from '../offer/offer.types.js';
import { RunningCampaigns } from '../offer/running-campaigns.js';
import { RedemptionRepository } from './redemption.repository.js';
import type { ActingOffer } from './redemption.types.js';
import { plainMissOf, seatWishesOf, type Taker } from './seat-wish.rules.js';

/** What may act on a basket: campaigns of the plan, and the offers behind the codes that were typed. */
@Injectable()
export class ActingOffers {
  constructor(
    private readonly campaigns: RunningCampaigns,
    private readonly offers: OfferRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly guests: KnownGuests,
    private readonly clock: Clock,
  ) {}

  async of(shop: Shop, { discountCodes = [], guest, fulfilment }: OrderDraft): Promise<ActingOffer[]> {
    const now = this.clock.now();
    const [campaigns, typed] = await Promise.all([
      this.campaigns.of(shop.id, now),
      this.offers.listTyped(shop.id, discountCodes),
    ]);
    const all = [
      ...(has(shop.subscription, 'campaigns') ? campaigns.map((offer) => ({ offer, code: null })) : []),
      ...(has(shop.subscription, 'discountCodes') ? typed : []),
    ];
    const marks = guest ? this.guests.marksOf(shop.id, guest) : [];
    return Promise.all(
      all.map(async ({ offer, code }, at) => ({
        offer,
        code,
        miss:
          plainMissOf(offer, fulfilment, all.slice(0, at)) ??
          (await this.missOf(shop.id, offer, { marks, code })),
      })),
    );
  }

  /** Asked only where an offer depends on it. */
  async guestOf(
    shop: Shop,
    { guest }: OrderDraft,
    acting: readonly ActingOffer[],
  ): Promise<DiscountGuest | null> {
    const depends = acting.some(
      ({ offer }) => offer.conditions.firstOrder || offer.conditions.awayWeeks !== null,
    );
    return guest && depends ? this.guests.factsOf(shop, guest) : null;
  }

  private async missOf(shopId: string, offer: Offer, taker: Taker): Promise<DiscountMiss | null> {
    for (const { wish, miss } of seatWishesOf(offer, taker))
      if ((await this.redemptions.count(shopId, wish.offerId, [wish.of, ...wish.former])) >= wish.seats)
        return miss;
    return null;
  }
}
