import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.service.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { Live } from '../../../platform/live/live.js';
import type { Offer } from '../offer/offer.types.js';
import { OfferNames } from './offer-names.service.js';

interface Change {
  action: string;
  before: Partial<Offer> | null;
  after: Partial<Offer> | null;
}

/** Whoever changed an offer stands in the log, and the next basket is judged by it in every process. */
@Injectable()
export class OfferNews {
  constructor(
    private readonly audit: Audit,
    private readonly live: Live,
    private readonly names: OfferNames,
  ) {}

  /** `offer` is as it was, a new one as it is. */
  async tell(viewer: Viewer, { shopId, id, kind, label }: Offer, change: Change): Promise<void> {
    await this.live.publish(shopId, 'shop.changed', {});
    await this.audit.record({ shopId, userId: viewer.userId, subject: `${kind} ${id}`, ...change });
    const { after } = change;
    if (after === null || (after.label ?? label) !== label) await this.names.forget(viewer, shopId, label);
  }
}
