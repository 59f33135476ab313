import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { SessionRepository } from './session.repository.js';
import { isProven } from './session.rules.js';

/** Whether somebody who took over with a PIN has typed their password a short while ago. */
@Injectable()
export class ProofService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  async isProven({ sessionId, userId, byPin }: Viewer): Promise<boolean> {
    if (!byPin) return true;
    const session = await this.sessions.find(sessionId);
    return session?.actingUserId === userId && isProven(session, this.clock.now());
  }

  prove({ sessionId, userId }: Viewer): Promise<void> {
    return this.sessions.prove(sessionId, userId, this.clock.now());
  }
}
