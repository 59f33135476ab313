import { Injectable } from '@nestjs/common';
import type { DiscountKind } from '../discount.types.js';
import { OfferRepository } from '../offer/offer.repository.js';
import type { Offer } from '../offer/offer.types.js';
import { RedemptionRepository } from '../redeem/redemption.repository.js';
import type { Taken } from '../words/offer-state.rules.js';
import { OfferNotFound } from './offer.errors.js';

const MOST = 500;

interface CountedOffer {
  offer: Offer;
  /** null: as often as anybody likes. */
  taken: Taken | null;
}

/** The offers of a restaurant, with how often those that are limited were taken. */
@Injectable()
export class OfferLists {
  constructor(
    private readonly offers: OfferRepository,
    private readonly redemptions: RedemptionRepository,
  ) {}

  async of(shopId: string, kind: DiscountKind): Promise<CountedOffer[]> {
    return this.counted(shopId, await this.offers.list(shopId, kind, MOST));
  }

  async get(shopId: string, kind: DiscountKind, id: string): Promise<CountedOffer> {
    const offer = await this.offers.find(shopId, id);
    const [found] = offer?.kind === kind ? await this.counted(shopId, [offer]) : [];
    if (!found) throw new OfferNotFound();
    return found;
  }

  countOn(shopId: string, kind: DiscountKind): Promise<number> {
    return this.offers.countOn(shopId, kind);
  }

  private async counted(shopId: string, offers: readonly Offer[]): Promise<CountedOffer[]> {
    const limited = offers.filter(isLimited).map(({ id }) => id);
    const times = await this.redemptions.countTaken(shopId, limited);
    return offers.map((offer) => ({ offer, taken: takenOf(offer, times.get(offer.id) ?? 0) }));
  }
}

const isLimited = ({ totalLimit, series }: Offer): boolean => totalLimit !== null || series > 0;

const takenOf = (offer: Offer, times: number): Taken | null =>
  isLimited(offer)
    ? {
        times,
        of: Math.min(offer.totalLimit ?? Number.POSITIVE_INFINITY, offer.series || Number.POSITIVE_INFINITY),
      }
    : null;
