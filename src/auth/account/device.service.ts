import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { SessionService } from '../session/session.service.js';
import type { Session } from '../session/session.types.js';
import { SessionEnd } from '../session/session-end.service.js';
import { DeviceNotFound } from './account.errors.js';

/** Where somebody is signed in. */
@Injectable()
export class DeviceService {
  constructor(
    private readonly sessions: SessionService,
    private readonly ends: SessionEnd,
  ) {}

  list({ userId }: Viewer): Promise<Session[]> {
    return this.sessions.list(userId);
  }

  async signOut(viewer: Viewer, sessionId: string): Promise<void> {
    const own = (await this.list(viewer)).some(({ id }) => id === sessionId);
    if (!own) throw new DeviceNotFound();
    await this.ends.end(sessionId);
  }

  signOutOthers({ userId, sessionId }: Viewer): Promise<void> {
    return this.ends.endAll(userId, { except: sessionId });
  }
}
