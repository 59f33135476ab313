import { Injectable } from '@nestjs/common';
import { Passwords } from '../user/passwords.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';
import { Admission } from './admission.js';
import type { KnownDevice } from './device.types.js';
import { WrongCredentials } from './session.errors.js';
import { SignInLimits } from './sign-in-limits.js';
import type { Visitor } from './visitor.js';

interface Credentials {
  email: string;
  password: string;
  totp?: string;
}

@Injectable()
export class SignInService {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly admission: Admission,
    private readonly limits: SignInLimits,
  ) {}

  /** The person these credentials belong to. An unknown address costs the same time as a wrong password. */
  async check(
    { email, password, totp }: Credentials,
    { address, local }: Visitor,
    known: KnownDevice | null,
  ): Promise<User> {
    const user = await this.users.findByEmail(email);
    const device = known !== null && known.userId === user?.id ? known.sessionId : null;
    await this.limits.count({ email, address, device });

    const right = await this.passwords.matches(user?.passwordHash, password);
    if (!user || !right) throw new WrongCredentials();
    await this.admission.check(user, { local, totp });

    await this.limits.forgive({ email, address, device });
    return user;
  }
}
