import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';
import { AccessTokens } from './access-token.js';
import { SessionOver } from './session.errors.js';
import { accessEnd } from './session.rules.js';
import type { Access, Session } from './session.types.js';

/** Gives a session an access token for the person who works with it. */
@Injectable()
export class AccessService {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  async grant(session: Session): Promise<Access> {
    const user = await this.workingWith(session);
    const now = this.clock.now();
    const expiresAt = accessEnd(now);
    return {
      token: this.tokens.sign(viewerOf(session, user), session.accessVersion, now, expiresAt),
      expiresAt,
    };
  }

  /** Somebody chosen by PIN must still work in the shop of the person who signed in. */
  private async workingWith({ userId, actingUserId }: Session): Promise<User> {
    const signedIn = await this.users.find(userId);
    if (!signedIn) throw new SessionOver();
    if (actingUserId === userId) return signedIn;

    const acting = signedIn.shopId && (await this.users.findMember(signedIn.shopId, actingUserId));
    if (!acting) throw new SessionOver();
    return acting;
  }
}

const viewerOf = (session: Session, user: User): Viewer => ({
  userId: user.id,
  sessionId: session.id,
  byPin: session.byPin,
  shopId: user.shopId,
  role: user.role,
  name: user.name,
  email: user.email,
});
