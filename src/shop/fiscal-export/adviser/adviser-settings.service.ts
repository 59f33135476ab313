import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { monthOver } from '../files/period.rules.js';
import { AdviserRepository } from './adviser.repository.js';

/** Where the documents of each month go. */
@Injectable()
export class AdviserSettings {
  constructor(
    private readonly advisers: AdviserRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async addressOf(shopId: string): Promise<string> {
    return (await this.advisers.find(shopId))?.email ?? '';
  }

  /** '' ends it. */
  async put({ userId }: Viewer, { id: shopId }: Shop, email: string): Promise<void> {
    const before = await this.addressOf(shopId);
    if (email === before) return;
    if (email) await this.advisers.put({ shopId, email, sentMonth: monthOver(this.clock.now()) });
    else await this.advisers.remove(shopId);
    const change = { subject: 'receipts', action: 'adviser', before: { email: before }, after: { email } };
    await this.audit.record({ shopId, userId, ...change });
  }
}
