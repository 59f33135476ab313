import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { Passwords } from '../user/passwords.js';
import { WrongPassword } from '../user/user.errors.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';

const LIMIT = { points: 10, seconds: 15 * 60 };

/** Asked before anything that would let a stranger at an unlocked tablet take over the account. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
  ) {}

  async demand(userId: string, password: string): Promise<User> {
    await this.limits.consume('reauthentication', userId, LIMIT);
    const user = await this.users.find(userId);
    if (!(await this.passwords.matches(user?.passwordHash, password)) || !user) throw new WrongPassword();
    await this.limits.reset('reauthentication', userId);
    return user;
  }
}
