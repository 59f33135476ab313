import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import { AGREEMENTS } from '../user/agreements.view.js';
import { AgreementOutdated, EmailTaken, SignUpClosed } from '../user/user.errors.js';
import { normalEmail } from '../user/user.rules.js';
import { type NewUser, UserService } from '../user/user.service.js';
import type { User } from '../user/user.types.js';
import { refuseWeak } from './password.service.js';
import { WelcomeService } from './welcome.service.js';

interface Registration extends NewUser {
  acceptTerms: string;
  acceptProcessing: string;
}

const CONFIRM_DAYS = 14;
const DAY = 24 * 60 * 60 * 1_000;

@Injectable()
export class RegisterService {
  constructor(
    private readonly users: UserService,
    private readonly welcome: WelcomeService,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Null where mails go out: then nobody is let in before the mailbox has answered, and nobody learns who has an account. */
  async register(registration: Registration): Promise<User | null> {
    if (this.env.SIGN_UP === 'off') throw new SignUpClosed();
    if (registration.acceptTerms !== AGREEMENTS.terms.version) throw new AgreementOutdated('acceptTerms');
    if (registration.acceptProcessing !== AGREEMENTS.processing.version) {
      throw new AgreementOutdated('acceptProcessing');
    }
    await refuseWeak(registration.password, registration.email);
    if (this.env.SMTP_URL) return this.registerByMail(registration);

    if (await this.users.findByEmail(registration.email)) throw new EmailTaken();
    const user = await this.create(registration, null);
    await this.welcome.greet(user);
    return user;
  }

  /** A known address costs the same time: its password is hashed as well before the store refuses it. */
  private async registerByMail(registration: Registration): Promise<null> {
    const confirmBy = new Date(this.clock.now().getTime() + CONFIRM_DAYS * DAY);
    try {
      await this.welcome.greet(await this.create(registration, confirmBy));
    } catch (error) {
      if (!(error instanceof EmailTaken)) throw error;
      await this.welcome.remind(normalEmail(registration.email));
    }
    return null;
  }

  private create(registration: Registration, confirmBy: Date | null): Promise<User> {
    const at = this.clock.now();
    return this.users.create(registration, {
      confirmBy,
      terms: { version: registration.acceptTerms, at },
      processing: { version: registration.acceptProcessing, at },
    });
  }
}
