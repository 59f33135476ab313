import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { WrongPin } from '../member/member.errors.js';
import { CredentialRepository } from '../user/credential.repository.js';
import { Passwords } from '../user/passwords.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';

const QUARTER = 15 * 60;
const PER_MEMBER = { points: 5, seconds: QUARTER };
const PER_SESSION = { points: 20, seconds: QUARTER };

interface PinAttempt {
  shopId: string;
  sessionId: string;
  memberId: string;
  pin: string;
}

/** A PIN opens nothing by itself: it only changes hands on a tablet where the shop is signed in. */
@Injectable()
export class PinService {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: CredentialRepository,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
  ) {}

  async check({ shopId, sessionId, memberId, pin }: PinAttempt): Promise<User> {
    await this.limits.consume('pin-session', sessionId, PER_SESSION);
    await this.limits.consume('pin-member', memberId, PER_MEMBER);
    const member = await this.users.findMember(shopId, memberId);
    const right = await this.passwords.matches(member?.pinHash, pin);
    if (!member || !right) throw new WrongPin();

    await this.limits.reset('pin-member', memberId);
    return member;
  }

  async set(userId: string, pin: string | null): Promise<void> {
    await this.credentials.setPin(userId, pin === null ? null : await this.passwords.hash(pin));
  }

  /** Who can take over this tablet. */
  async colleagues(shopId: string): Promise<User[]> {
    return (await this.users.listMembers(shopId)).filter(({ pinHash }) => pinHash !== null);
  }
}
