import { Injectable } from '@nestjs/common';
import { Live } from '../../../platform/live/live.js';
import { LiveCache } from '../../../platform/live/live-cache.js';
import { OfferRepository } from './offer.repository.js';
import type { Offer } from './offer.types.js';

const MAX_SHOPS = 500;
const MOST_CAMPAIGNS = 60;

/** Every basket is judged by them, and they change once a week: kept in the process until an offer changes. */
@Injectable()
export class RunningCampaigns {
  private readonly enabled: LiveCache<Offer[]>;

  constructor(
    private readonly offers: OfferRepository,
    live: Live,
  ) {
    this.enabled = new LiveCache(live, ['shop.changed'], { max: MAX_SHOPS });
  }

  /** Everything that acts by itself, what was added last first. */
  async of(shopId: string, now: Date): Promise<Offer[]> {
    const enabled = await this.enabled.of(shopId, (belongsTo) => {
      belongsTo(shopId);
      return this.offers.listCampaignsOn(shopId);
    });
    return enabled
      .filter(({ conditions: { validUntil } }) => validUntil === null || validUntil > now)
      .slice(0, MOST_CAMPAIGNS);
  }
}
