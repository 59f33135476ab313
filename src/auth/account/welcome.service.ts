import { Injectable } from '@nestjs/common';
import { MailLimits } from '../../platform/mail/mail-limits.js';
import { AuthMails } from '../mail/auth-mails.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';
import { ConfirmationPost } from './confirmation-post.js';

/** What a mailbox gets when somebody registers with it. The page says the same in every case. */
@Injectable()
export class WelcomeService {
  constructor(
    private readonly users: UserRepository,
    private readonly post: ConfirmationPost,
    private readonly mails: AuthMails,
    private readonly limits: MailLimits,
  ) {}

  async greet(user: User): Promise<void> {
    if (await this.limits.spares(user.email)) await this.post.send(user, user.email);
  }

  /** Whoever never confirmed gets a new link, everybody else hears that there is an account. */
  async remind(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user || !(await this.limits.spares(email))) return;
    if (user.mailConfirmedAt === null) await this.post.send(user, email);
    else await this.mails.alreadyRegistered(user);
  }
}
