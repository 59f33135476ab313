import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.service.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Live } from '../../platform/live/live.js';

interface Change {
  subject:
    | 'product'
    | 'category'
    | 'optionGroup'
    | 'menuSettings'
    | 'ingredient'
    | 'ingredientCategory'
    | 'media'
    | 'post';
  action: string;
  before?: unknown;
  after?: unknown;
}

/** Announces a change of the menu, so that caches drop it, and records in the audit trail who changed what. */
@Injectable()
export class MenuNews {
  constructor(
    private readonly audit: Audit,
    private readonly live: Live,
  ) {}

  async changed({ userId }: Pick<Viewer, 'userId'>, shopId: string, change: Change): Promise<void> {
    await this.audit.record({ shopId, userId, ...change });
    await this.live.publish(shopId, 'menu.changed', {});
  }
}
