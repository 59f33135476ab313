import { Injectable } from '@nestjs/common';
import { WrongPin } from '../member/member.errors.js';
import { CredentialRepository } from '../user/credential.repository.js';
import { Passwords } from '../user/passwords.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';
import { ObviousPin } from './pin.errors.js';
import { isObviousPin } from './pin.rules.js';
import { PinLock } from './pin-lock.js';

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
    private readonly lock: PinLock,
  ) {}

  async check({ shopId, sessionId, memberId, pin }: PinAttempt): Promise<User> {
    const isLast = await this.lock.countTry(sessionId, memberId);
    const member = await this.users.findMember(shopId, memberId);
    const right = await this.passwords.matches(member?.pinHash, pin);
    if (member?.pinHash && !right && isLast) await this.lock.tell(member);
    if (!member || !right) throw new WrongPin();

    await this.lock.forgive(memberId);
    return member;
  }

  async set(userId: string, pin: string | null): Promise<void> {
    if (pin !== null && isObviousPin(pin)) throw new ObviousPin();
    await this.credentials.setPin(userId, pin === null ? null : await this.passwords.hash(pin));
  }

  /** Who can take over this tablet. */
  async colleagues(shopId: string): Promise<User[]> {
    return (await this.users.listMembers(shopId)).filter(({ pinHash }) => pinHash !== null);
  }
}
