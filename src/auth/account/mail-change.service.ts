import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AuthMails } from '../mail/auth-mails.js';
import { hashOfLink, Links } from '../mail/links.js';
import { SessionEnd } from '../session/session-end.service.js';
import { CredentialRepository } from '../user/credential.repository.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';
import { LinkUsedUp } from './account.errors.js';

const DAY_MINUTES = 24 * 60;

/** A new address counts once its owner has clicked the link that was sent there. */
@Injectable()
export class MailChangeService {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: CredentialRepository,
    private readonly links: Links,
    private readonly mails: AuthMails,
  ) {}

  /** Answers the same whether the address is free or not; only its mailbox learns the difference. */
  async request(user: User, email: string): Promise<void> {
    const holder = await this.users.findByEmail(email);
    if (holder && holder.id !== user.id) return this.mails.addressInUse(email);
    const { url, hash, expiresAt } = this.links.to('/confirmMail', DAY_MINUTES);
    await this.credentials.startMailChange(user.id, { email, hash, expiresAt });
    await this.mails.confirm({ ...user, email }, url);
  }
}

@Injectable()
export class MailConfirmation {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly mails: AuthMails,
    private readonly ends: SessionEnd,
    private readonly clock: Clock,
  ) {}

  async confirm(token: string): Promise<string> {
    const now = this.clock.now();
    const user = await this.credentials.findMailChange(hashOfLink(token), now);
    if (!user?.mailChange) throw new LinkUsedUp();
    const { email } = user.mailChange;
    if (!(await this.credentials.takeMailChange(user.id, user.mailChange, now))) throw new LinkUsedUp();

    if (email !== user.email) {
      await this.mails.addressChanged(user, email);
      await this.ends.outdate(user.id);
    }
    return email;
  }
}
