import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.service.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Live } from '../../platform/live/live.js';
import type { Shop } from './shop.types.js';
import { blanked, valuesBefore } from './shop-changes.rules.js';
import type { ShopSets } from './shop-changes.types.js';

interface Change {
  before: Shop;
  after: Shop;
  sets: ShopSets;
}

/** Tells the others what happened to a shop, and remembers who did it. */
@Injectable()
export class ShopNews {
  constructor(
    private readonly live: Live,
    private readonly audit: Audit,
  ) {}

  async founded({ userId }: Viewer, { id: shopId, name, slug }: Shop): Promise<void> {
    await this.audit.record({ shopId, userId, subject: 'shop', action: 'create', after: { name, slug } });
  }

  async changed({ userId }: { userId: string | null }, { before, after, sets }: Change): Promise<void> {
    await this.audit.record({
      shopId: after.id,
      userId,
      subject: 'shop',
      action: 'update',
      before: blanked(valuesBefore(before, sets)),
      after: blanked(sets),
    });
    await this.live.publish(after.id, 'shop.changed', { version: after.version });
  }
}
