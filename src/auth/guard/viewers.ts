import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import type { AccessClaims } from '../session/access-token.js';
import { UserRepository } from '../user/user.repository.js';
import { AccessGate } from './access-gate.js';

export type SignedIn = Viewer & { expiresAt: Date };

/** Turns the claims of a signed token into the person who is asking. */
@Injectable()
export class Viewers {
  constructor(
    private readonly gate: AccessGate,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** Null when the token is too old or void. */
  async of(claims: AccessClaims): Promise<SignedIn | null> {
    const expiresAt = new Date(claims.exp * 1000);
    if (expiresAt <= this.clock.now()) return null;
    if (!(await this.gate.admits(claims.sid, claims.ver))) return null;

    const { sub: userId, sid: sessionId, pin: byPin = false, name, email } = claims;
    return { userId, sessionId, byPin, name, email, expiresAt, ...(await this.membershipOf(claims)) };
  }

  /** A token given out before its owner had a shop would send them to the setup again, so the store is asked. */
  private async membershipOf({ sub, shop, role }: AccessClaims): Promise<Pick<Viewer, 'shopId' | 'role'>> {
    if (shop !== null) return { shopId: shop, role };
    const user = await this.users.find(sub);
    return { shopId: user?.shopId ?? null, role: user?.role ?? null };
  }
}
