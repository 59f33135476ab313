import { Injectable } from '@nestjs/common';
import { AccessService } from './access.service.js';
import { SessionOver } from './session.errors.js';
import { type Opened, SessionService } from './session.service.js';
import type { Tokens } from './session.types.js';
import { SessionEnd } from './session-end.service.js';

/** Both tokens at once, as a client gets them when it signs in or refreshes. */
@Injectable()
export class TokenService {
  constructor(
    private readonly sessions: SessionService,
    private readonly access: AccessService,
    private readonly ends: SessionEnd,
  ) {}

  async start(userId: string, device: string): Promise<Tokens> {
    return this.both(await this.sessions.open(userId, device));
  }

  async refresh(refreshToken: string | null): Promise<Tokens> {
    if (refreshToken === null) throw new SessionOver();
    return this.both(await this.sessions.refresh(refreshToken));
  }

  /** Until when this session can be renewed; null once it has ended. */
  endOf(sessionId: string): Promise<Date | null> {
    return this.sessions.endOf(sessionId);
  }

  /** Signing out twice, or with a token nobody knows any more, is signing out. */
  async end(refreshToken: string | null, sessionId?: string): Promise<void> {
    const own = refreshToken === null ? null : this.sessions.sessionIdOf(refreshToken);
    for (const id of new Set([own, sessionId])) if (id) await this.ends.end(id);
  }

  private async both({ session, refreshToken }: Opened): Promise<Tokens> {
    const { id: sessionId, userId, expiresAt: refreshExpiresAt } = session;
    const access = await this.access.grant(session);
    return { ...access, refreshToken, refreshExpiresAt, device: { userId, sessionId } };
  }
}
