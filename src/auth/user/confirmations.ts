import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { UserRepository } from './user.repository.js';
import type { User } from './user.types.js';

/** What waits for a confirmed mailbox. Where no mails go out nobody can confirm anything, so nothing waits. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly users: UserRepository,
    private readonly env: Env,
  ) {}

  /** Guests who order get mails: somebody who answers for them must be known by a mailbox. */
  async hasConfirmedOwner(shopId: string): Promise<boolean> {
    return !this.env.SMTP_URL || this.users.hasConfirmedOwner(shopId);
  }

  isMissing({ mailConfirmedAt }: Pick<User, 'mailConfirmedAt'>): boolean {
    return Boolean(this.env.SMTP_URL) && mailConfirmedAt === null;
  }

  /** Registered by mail and never confirmed: as good as no account. Older accounts may still come in. */
  isAwaited(user: Pick<User, 'mailConfirmedAt' | 'confirmBy'>): boolean {
    return this.isMissing(user) && user.confirmBy !== null;
  }
}
