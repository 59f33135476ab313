import { Injectable, Logger } from '@nestjs/common';
import { AuthMails } from '../mail/auth-mails.js';
import { Links } from '../mail/links.js';
import { CredentialRepository } from '../user/credential.repository.js';
import { UserRepository } from '../user/user.repository.js';

const MINUTES = 30;

@Injectable()
export class ResetService {
  private readonly log = new Logger('Reset');

  constructor(
    private readonly users: UserRepository,
    private readonly credentials: CredentialRepository,
    private readonly links: Links,
    private readonly mails: AuthMails,
  ) {}

  /** Returns before anything is looked up: the answer takes as long for an address nobody has. */
  mailLinkSoon(email: string): void {
    this.mailLink(email).catch((error: unknown) => this.log.error(error));
  }

  async mailLink(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user) return;
    const { url, hash, expiresAt } = this.links.to('/resetPassword', MINUTES);
    await this.credentials.startReset(user.id, { hash, expiresAt });
    await this.mails.reset(user, url);
  }
}
