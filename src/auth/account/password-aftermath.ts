import { Injectable } from '@nestjs/common';
import { AuthMails } from '../mail/auth-mails.js';
import { SessionEnd } from '../session/session-end.service.js';
import type { User } from '../user/user.types.js';

/** What follows a new password: nobody who knew only the old one stays in, and the owner hears of it. */
@Injectable()
export class PasswordAftermath {
  constructor(
    private readonly ends: SessionEnd,
    private readonly mails: AuthMails,
  ) {}

  async follow(user: User, keep: { except?: string } = {}): Promise<void> {
    await this.ends.endAll(user.id, keep);
    await this.mails.passwordChanged(user);
  }
}
