import { Injectable } from '@nestjs/common';
import { addressKey } from '../../platform/http/rate-limit.rules.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { Passwords } from '../user/passwords.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';
import { DemoOnlyHere, TotpNeeded, TotpWrong, WrongCredentials } from './session.errors.js';
import type { Visitor } from './visitor.js';

interface Credentials {
  email: string;
  password: string;
  totp?: string;
}

const QUARTER = 15 * 60;
const PER_ACCOUNT = { points: 10, seconds: QUARTER };
const PER_ADDRESS = { points: 100, seconds: QUARTER };

@Injectable()
export class SignInService {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly twoFactor: TwoFactorService,
    private readonly limits: RateLimits,
  ) {}

  /** The person these credentials belong to. An unknown address costs the same time as a wrong password. */
  async check({ email, password, totp }: Credentials, { address, local }: Visitor): Promise<User> {
    await this.limits.consume('login-address', addressKey(address), PER_ADDRESS);
    await this.limits.consume('login-account', email, PER_ACCOUNT);

    const user = await this.users.findByEmail(email);
    const known = await this.passwords.matches(user?.passwordHash, password);
    if (!user || !known) throw new WrongCredentials();
    if (user.demo && !local) throw new DemoOnlyHere();
    if (user.twoFactor) await this.checkSecondFactor(user, totp);

    await this.limits.reset('login-account', email);
    return user;
  }

  private async checkSecondFactor(user: User, code: string | undefined): Promise<void> {
    if (!code) throw new TotpNeeded();
    if (!(await this.twoFactor.accepts(user, code))) throw new TotpWrong();
  }
}
