import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { AuthMails } from '../mail/auth-mails.js';
import type { User } from '../user/user.types.js';
import { LOCKS } from './pin.rules.js';

const PER_SESSION = { points: 20, seconds: 15 * 60 };
const nameOf = ({ points }: (typeof LOCKS)[number]): string => `pin-member-${points}`;

/** Counts tries at a PIN; whoever it belongs to hears of it when it locks. */
@Injectable()
export class PinLock {
  constructor(
    private readonly limits: RateLimits,
    private readonly mails: AuthMails,
  ) {}

  /** True when there is no try left after this one. While a lock lasts, nothing counts for the next, longer one. */
  async countTry(sessionId: string, memberId: string): Promise<boolean> {
    await this.limits.consume('pin-session', sessionId, PER_SESSION);
    let isLast = false;
    for (const lock of LOCKS) {
      const left = await this.limits.consume(nameOf(lock), memberId, lock);
      if (left === 0) isLast = true;
    }
    return isLast;
  }

  tell(member: User): Promise<void> {
    return this.mails.pinLocked(member);
  }

  async forgive(memberId: string): Promise<void> {
    for (const lock of LOCKS) await this.limits.reset(nameOf(lock), memberId);
  }
}
