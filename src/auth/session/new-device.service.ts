import { Injectable } from '@nestjs/common';
import { AuthMails } from '../mail/auth-mails.js';
import type { User } from '../user/user.types.js';
import { SessionService } from './session.service.js';

/** Tells people by mail when somebody signs in with a kind of device they have not used before. */
@Injectable()
export class NewDeviceService {
  constructor(
    private readonly sessions: SessionService,
    private readonly mails: AuthMails,
  ) {}

  /** Called before the new session starts. The very first device is no news. */
  async notice(user: User, device: string): Promise<void> {
    const known = await this.sessions.list(user.id);
    if (known.length === 0 || known.some((session) => session.device === device)) return;
    await this.mails.newDevice(user, device);
  }
}
