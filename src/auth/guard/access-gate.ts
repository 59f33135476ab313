import { Injectable, Logger } from '@nestjs/common';
import { Redis } from '../../platform/queue/redis.js';
import { SessionRepository } from '../session/session.repository.js';
import { ACCESS_SECONDS } from '../session/session.rules.js';

/** No token of an ended session has a version this high. */
const NEVER_AGAIN = Number.MAX_SAFE_INTEGER;

/**
 * Access tokens are valid for ten minutes without a lookup. This keeps the exceptions: one key per ended or changed
 * session, kept as long as a token of it could still be around.
 */
@Injectable()
export class AccessGate {
  private readonly log = new Logger('AccessGate');

  constructor(
    private readonly redis: Redis,
    private readonly sessions: SessionRepository,
  ) {}

  close(sessionId: string): Promise<void> {
    return this.voidBelow(sessionId, NEVER_AGAIN);
  }

  /** Never fails: the store has the same answer, only slower. */
  async voidBelow(sessionId: string, version: number): Promise<void> {
    const expiration = { type: 'EX', value: ACCESS_SECONDS + 60 } as const;
    try {
      await this.redis.soon((client) => client.set(keyOf(sessionId), String(version), { expiration }));
    } catch (error) {
      this.log.warn(`A session ended while Redis is away: ${error}`);
    }
  }

  async admits(sessionId: string, version: number): Promise<boolean> {
    try {
      const least = await this.redis.soon((client) => client.get(keyOf(sessionId)));
      return least === null || version >= Number(least);
    } catch {
      return this.storeAdmits(sessionId, version);
    }
  }

  private async storeAdmits(sessionId: string, version: number): Promise<boolean> {
    const session = await this.sessions.find(sessionId);
    return session !== null && session.revokedAt === null && version >= session.accessVersion;
  }
}

const keyOf = (sessionId: string): string => `auth:access:${sessionId}`;
