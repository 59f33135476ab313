import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import { AGREEMENTS } from '../user/agreements.view.js';
import { AgreementOutdated, EmailTaken, SignUpClosed } from '../user/user.errors.js';
import { type NewUser, UserService } from '../user/user.service.js';
import type { User } from '../user/user.types.js';
import { MailChangeService } from './mail-change.service.js';
import { refuseWeak } from './password.service.js';

interface Registration extends NewUser {
  acceptTerms: string;
  acceptProcessing: string;
}

@Injectable()
export class RegisterService {
  constructor(
    private readonly users: UserService,
    private readonly mails: MailChangeService,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async register(registration: Registration): Promise<User> {
    if (this.env.SIGN_UP === 'off') throw new SignUpClosed();
    if (registration.acceptTerms !== AGREEMENTS.terms.version) throw new AgreementOutdated('acceptTerms');
    if (registration.acceptProcessing !== AGREEMENTS.processing.version) {
      throw new AgreementOutdated('acceptProcessing');
    }
    refuseWeak(registration.password, registration.email);
    if (await this.users.findByEmail(registration.email)) throw new EmailTaken();

    const at = this.clock.now();
    const user = await this.users.create(registration, {
      terms: { version: registration.acceptTerms, at },
      processing: { version: registration.acceptProcessing, at },
    });
    await this.mails.request(user, user.email);
    return user;
  }
}
