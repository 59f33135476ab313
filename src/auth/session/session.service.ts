import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { type Claim, RefreshTokens } from './refresh-token.js';
import { SessionOver } from './session.errors.js';
import { SessionRepository } from './session.repository.js';
import { decide, exchanged, newFamily } from './session.rules.js';
import type { Session } from './session.types.js';
import { SessionEnd } from './session-end.service.js';

export interface Opened {
  session: Session;
  refreshToken: string;
}

/** Starts a session with its first refresh token and hands out the next one. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: RefreshTokens,
    private readonly ends: SessionEnd,
    private readonly clock: Clock,
  ) {}

  async open(userId: string, device: string): Promise<Opened> {
    const now = this.clock.now();
    const family = newFamily(now);
    const id = newId(now.getTime());
    const refreshToken = this.tokens.tokenFor({ sessionId: id, generation: family.generation });
    const session: Session = {
      id,
      userId,
      actingUserId: userId,
      byPin: false,
      provenAt: null,
      ...family,
      refreshHash: this.tokens.hash(refreshToken),
      accessVersion: 1,
      device,
      usedAt: now,
    };
    await this.sessions.add(session);
    return { session, refreshToken };
  }

  async refresh(token: string): Promise<Opened> {
    const claim = this.tokens.read(token);
    if (!claim) throw new SessionOver();
    return this.exchange(claim, token);
  }

  /** The session a refresh token belongs to, whatever the token is worth by now. */
  sessionIdOf(token: string): string | null {
    return this.tokens.read(token)?.sessionId ?? null;
  }

  async endOf(id: string): Promise<Date | null> {
    return (await this.sessions.find(id))?.expiresAt ?? null;
  }

  list(userId: string): Promise<Session[]> {
    return this.sessions.listOf(userId, this.clock.now());
  }

  /** Again from the start when another tab was quicker: then the token has become the one before the newest. */
  private async exchange(claim: Claim, token: string): Promise<Opened> {
    const session = await this.sessions.find(claim.sessionId);
    if (!session) throw new SessionOver();

    const now = this.clock.now();
    const decision = decide(session, claim.generation, now);
    if (decision === 'stolen') await this.ends.end(session.id);
    if (decision === 'stolen' || decision === 'over') throw new SessionOver();
    if (decision === 'repeat') return { session, refreshToken: this.newest(session) };
    if (this.tokens.hash(token) !== session.refreshHash) throw new SessionOver();

    const next = { ...session, ...exchanged(session, now) };
    const refreshToken = this.newest(next);
    const hash = this.tokens.hash(refreshToken);
    const won = await this.sessions.exchange(session.id, session.generation, next, hash, now);
    return won ? { session: { ...next, refreshHash: hash }, refreshToken } : this.exchange(claim, token);
  }

  private newest({ id, generation }: Session): string {
    return this.tokens.tokenFor({ sessionId: id, generation });
  }
}
