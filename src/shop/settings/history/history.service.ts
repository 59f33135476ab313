import { Injectable } from '@nestjs/common';
import { UserService } from '../../../auth/user/user.service.js';
import { Audit } from '../../../platform/audit/audit.service.js';
import { changesIn } from './history.rules.js';
import type { HistoryEntry } from './history.view.js';

const MAX_READ = 100;
const MAX_SHOWN = 30;

/** Who changed which of the restaurant's settings, newest first, in words. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly audit: Audit,
    private readonly users: UserService,
  ) {}

  async of(shopId: string): Promise<HistoryEntry[]> {
    const entries = (await this.audit.list(shopId, 'shop', MAX_READ))
      .map(({ id, at, userId, before, after }) => ({ id, at, userId, changes: changesIn(before, after) }))
      .filter(({ changes }) => changes.length > 0)
      .slice(0, MAX_SHOWN);
    const names = await this.users.namesOf(entries.map(({ userId }) => userId));
    return entries.map(({ id, at, userId, changes }) => ({
      id,
      at: at.toISOString(),
      who: (userId && names.get(userId)) || (userId ? 'Ein früheres Konto' : 'Tresen'),
      changes,
    }));
  }
}
