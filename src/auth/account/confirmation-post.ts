import { Injectable } from '@nestjs/common';
import { AuthMails } from '../mail/auth-mails.js';
import { Links } from '../mail/links.js';
import { CredentialRepository } from '../user/credential.repository.js';
import type { User } from '../user/user.types.js';

const DAY_MINUTES = 24 * 60;

/** Sends the link that proves a mailbox; the one before stops working. */
@Injectable()
export class ConfirmationPost {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly links: Links,
    private readonly mails: AuthMails,
  ) {}

  async send({ id, name, mailConfirmedAt }: User, email: string): Promise<void> {
    const { url, hash, expiresAt } = this.links.to('/confirmMail', DAY_MINUTES);
    await this.credentials.startMailChange(id, { email, hash, expiresAt });
    await this.mails.confirm({ email, name: mailConfirmedAt && name }, url);
  }
}
