import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AccessGate } from '../guard/access-gate.js';
import { SessionRepository } from './session.repository.js';

/** Ends sessions so that the next page or call notices, not the one in ten minutes. */
@Injectable()
export class SessionEnd {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly gate: AccessGate,
    private readonly clock: Clock,
  ) {}

  async end(sessionId: string): Promise<void> {
    await this.sessions.revoke(sessionId, this.clock.now());
    await this.gate.close(sessionId);
  }

  /** Everywhere this person is signed in or works by PIN; on request not here. */
  async endAll(userId: string, { except }: { except?: string } = {}): Promise<void> {
    const sessions = await this.sessions.listTouching(userId, this.clock.now());
    await Promise.all(sessions.filter(({ id }) => id !== except).map(({ id }) => this.end(id)));
  }

  /** What the tokens say about this person is no longer true: the clients must fetch new ones. */
  async outdate(userId: string): Promise<void> {
    const sessions = await this.sessions.listTouching(userId, this.clock.now());
    for (const { id } of sessions) {
      const renewed = await this.sessions.renew(id);
      if (renewed) await this.gate.voidBelow(id, renewed.accessVersion);
    }
  }
}
