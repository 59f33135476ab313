import { Injectable } from '@nestjs/common';
import { MailLimits } from '../../platform/mail/mail-limits.js';
import { MailNotConfirmed } from '../account/account.errors.js';
import { Confirmations } from '../user/confirmations.js';
import { UserRepository } from '../user/user.repository.js';

/** An invitation goes to somebody who never asked for it. */
@Injectable()
export class InvitationGate {
  constructor(
    private readonly users: UserRepository,
    private readonly confirmations: Confirmations,
    private readonly limits: MailLimits,
  ) {}

  async pass({ shopId, userId }: { shopId: string; userId: string }, to: string): Promise<void> {
    const inviter = await this.users.findMember(shopId, userId);
    if (!inviter || this.confirmations.isMissing(inviter)) throw new MailNotConfirmed();
    await this.limits.take({ account: userId, shop: shopId }, to);
  }
}
