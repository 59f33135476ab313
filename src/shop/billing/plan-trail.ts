import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.service.js';
import type { Viewer } from '../../platform/http/viewer.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { BillingMailView } from './billing-mail.rules.js';
import { BillingMails } from './billing-mails.service.js';

/** Who did what to a plan: kept, and told to the owners. */
@Injectable()
export class PlanTrail {
  constructor(
    private readonly audit: Audit,
    private readonly mails: BillingMails,
  ) {}

  note({ userId }: Viewer, { id: shopId }: Shop, action: string, after: object): Promise<void> {
    return this.audit.record({ shopId, userId, subject: 'plan', action, after });
  }

  tell(shop: Shop, key: string, mail: BillingMailView): Promise<void> {
    return this.mails.tell(shop, key, mail);
  }
}
