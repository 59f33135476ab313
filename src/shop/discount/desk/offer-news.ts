import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.service.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { Live } from '../../../platform/live/live.js';
import type { Offer } from '../offer/offer.types.js';

interface Change {
  action: string;
  before: unknown;
  after: unknown;
}

/** Whoever changed an offer stands in the log, and the next basket is judged by it in every process. */
@Injectable()
export class OfferNews {
  constructor(
    private readonly audit: Audit,
    private readonly live: Live,
  ) {}

  async tell({ userId }: Viewer, { shopId, id, kind }: Offer, change: Change): Promise<void> {
    await this.live.publish(shopId, 'shop.changed', {});
    await this.audit.record({ shopId, userId, subject: `${kind} ${id}`, ...change });
  }
}
