import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { UserRepository } from '../user/user.repository.js';

const EVERY_MS = 60 * 60 * 1_000;

/** Forgets accounts whose mailbox never answered, so that its owner finds the address free. */
@Injectable()
export class UnconfirmedAccounts {
  constructor(
    private readonly users: UserRepository,
    private readonly env: Env,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('unconfirmed-accounts', EVERY_MS, () => this.forget());
  }

  async forget(): Promise<void> {
    if (this.env.SMTP_URL) await this.users.removeUnconfirmed(this.clock.now());
  }
}
