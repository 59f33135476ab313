import { Injectable } from '@nestjs/common';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { Confirmations } from '../user/confirmations.js';
import type { User } from '../user/user.types.js';
import { DemoOnlyHere, TotpNeeded, TotpWrong, WrongCredentials } from './session.errors.js';

/** What is asked of somebody whose password is right. */
@Injectable()
export class Admission {
  constructor(
    private readonly twoFactor: TwoFactorService,
    private readonly confirmations: Confirmations,
  ) {}

  /** An account that waits for its mailbox is no different from none, or registering would tell who has one. */
  async check(user: User, { local, totp }: { local: boolean; totp?: string }): Promise<void> {
    if (this.confirmations.isAwaited(user)) throw new WrongCredentials();
    if (user.demo && !local) throw new DemoOnlyHere();
    if (user.twoFactor) await this.checkSecondFactor(user, totp);
  }

  private async checkSecondFactor(user: User, code: string | undefined): Promise<void> {
    if (!code) throw new TotpNeeded();
    if (!(await this.twoFactor.accepts(user, code))) throw new TotpWrong();
  }
}
