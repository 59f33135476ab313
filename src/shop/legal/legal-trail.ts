import { Injectable } from '@nestjs/common';
import { UserService } from '../../auth/user/user.service.js';
import { Audit } from '../../platform/audit/audit.service.js';
import { imprintChangesIn } from './imprint/imprint-changes.rules.js';
import type { ImprintChange } from './legal.view.js';

const MAX_CHANGES = 30;

/** Who did what, with the names of today. */
@Injectable()
export class LegalTrail {
  constructor(
    private readonly users: UserService,
    private readonly audit: Audit,
  ) {}

  async imprintChanges(shopId: string): Promise<ImprintChange[]> {
    const entries = await this.audit.list(shopId, 'imprint', MAX_CHANGES);
    return Promise.all(
      entries.map(async ({ id, at, userId, before, after }) => ({
        id,
        at: at.toISOString(),
        who: await this.nameOf(userId),
        fields: imprintChangesIn(before, after),
      })),
    );
  }

  async nameOf(userId: string | null): Promise<string> {
    if (userId === null) return 'Tresen';
    return (await this.users.find(userId))?.name ?? 'Ein früheres Konto';
  }
}
