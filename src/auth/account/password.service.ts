import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { hashOfLink } from '../mail/links.js';
import { commonPasswords } from '../user/common-passwords.js';
import { CredentialRepository } from '../user/credential.repository.js';
import { Passwords } from '../user/passwords.js';
import { WeakPassword } from '../user/user.errors.js';
import { weaknessOf } from '../user/user.rules.js';
import type { User } from '../user/user.types.js';
import { LinkUsedUp } from './account.errors.js';
import { PasswordAftermath } from './password-aftermath.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly passwords: Passwords,
    private readonly aftermath: PasswordAftermath,
    private readonly clock: Clock,
  ) {}

  /** Everybody else who is signed in to this account is signed out. */
  async change(user: User, password: string, sessionId: string): Promise<void> {
    await refuseWeak(password, user.email);
    await this.credentials.setPassword(user.id, await this.passwords.hash(password));
    await this.aftermath.follow(user, { except: sessionId });
  }

  /** By a mailed link, which works once. Whatever somebody else has prepared in the account is void. */
  async reset(token: string, password: string): Promise<void> {
    const user = await this.credentials.findReset(hashOfLink(token), this.clock.now());
    if (!user) throw new LinkUsedUp();
    await refuseWeak(password, user.email);
    const passwordHash = await this.passwords.hash(password);
    const taken = await this.credentials.takeReset(user, passwordHash, this.clock.now());
    if (!taken) throw new LinkUsedUp();
    await this.aftermath.follow(taken);
  }
}

export async function refuseWeak(password: string, email: string): Promise<void> {
  const weakness = weaknessOf(password, email, await commonPasswords());
  if (weakness) throw new WeakPassword(weakness);
}
