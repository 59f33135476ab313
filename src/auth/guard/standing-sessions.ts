import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SessionRepository } from '../session/session.repository.js';

/** For what outlives a request: of these sessions, those nobody has ended. */
@Injectable()
export class StandingSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.sessions.listStanding(ids, this.clock.now()));
  }
}
