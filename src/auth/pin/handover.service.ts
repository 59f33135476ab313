import { Injectable } from '@nestjs/common';
import { AccessGate } from '../guard/access-gate.js';
import { AccessService } from '../session/access.service.js';
import { SessionOver } from '../session/session.errors.js';
import { SessionRepository } from '../session/session.repository.js';
import type { Access } from '../session/session.types.js';

/** Hands the session to another person: the tokens of the previous one are void at once. */
@Injectable()
export class HandoverService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly gate: AccessGate,
    private readonly access: AccessService,
  ) {}

  async handOver(sessionId: string, memberId: string): Promise<Access> {
    const session = await this.sessions.handOver(sessionId, memberId);
    if (!session) throw new SessionOver();
    await this.gate.voidBelow(sessionId, session.accessVersion);
    return this.access.grant(session);
  }
}
