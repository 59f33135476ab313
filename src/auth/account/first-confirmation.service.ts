import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { newToken } from '../../shared/ids.js';
import { Links } from '../mail/links.js';
import { CredentialRepository } from '../user/credential.repository.js';
import { Passwords } from '../user/passwords.js';
import type { User } from '../user/user.types.js';
import { LinkUsedUp, WrongPasswordHere } from './account.errors.js';
import type { Confirmation, Proof } from './account.types.js';

const RESET_MINUTES = 30;
const GUESSES = { points: 10, seconds: 15 * 60 };

type Replaced = Parameters<CredentialRepository['takeFirstConfirmation']>[2];

/**
 * Anybody may register with somebody else's address, so the first click on its link must not hand the account with all
 * that was set up in it to both of them. Whoever registered shows it by the session they have or by the password;
 * everybody else who holds the mailbox chooses a new one. What was set up before is void in either case.
 */
@Injectable()
export class FirstConfirmation {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly passwords: Passwords,
    private readonly links: Links,
    private readonly limits: RateLimits,
  ) {}

  async confirm(user: User, { viewerId, password }: Proof, now: Date): Promise<Confirmation> {
    const email = user.mailChange?.email ?? user.email;
    if (password !== undefined) await this.checkPassword(user, password);
    if (viewerId !== user.id && password === undefined) return this.confirmAnew(user, email, now);

    await this.take(user, now);
    return { email, passwordToken: null };
  }

  private async checkPassword({ id, passwordHash }: User, password: string): Promise<void> {
    await this.limits.consume('confirm-password', id, GUESSES);
    if (!(await this.passwords.matches(passwordHash, password))) throw new WrongPasswordHere();
  }

  /** Nobody knows who chose the old password: the answer carries the link to choose another one. */
  private async confirmAnew(user: User, email: string, now: Date): Promise<Confirmation> {
    const { token, hash, expiresAt } = this.links.to('/resetPassword', RESET_MINUTES);
    const passwordHash = await this.passwords.hash(newToken());
    await this.take(user, now, { passwordHash, reset: { hash, expiresAt } });
    return { email, passwordToken: token };
  }

  private async take(user: User, now: Date, replaced: Replaced = {}): Promise<void> {
    if (!(await this.credentials.takeFirstConfirmation(user, now, replaced))) throw new LinkUsedUp();
  }
}
