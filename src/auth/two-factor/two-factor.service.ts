import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/cipher/cipher.js';
import { Clock } from '../../platform/clock/clock.js';
import { CredentialRepository } from '../user/credential.repository.js';
import type { User } from '../user/user.types.js';
import { Totp } from './totp.js';
import { NoPendingSecret, WrongCode } from './two-factor.errors.js';
import {
  isTotp,
  normalCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  shownCode,
} from './two-factor.rules.js';
import type { PendingTwoFactor } from './two-factor.view.js';

/** The second thing to know: a code of an app, or one of ten codes on paper. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly totp: Totp,
    private readonly cipher: Cipher,
    private readonly clock: Clock,
  ) {}

  /** Each code opens once, also when two people type it at the same moment. */
  async accepts(user: User, typed: string): Promise<boolean> {
    if (!user.twoFactor) return false;
    const code = normalCode(typed);
    if (!isTotp(code)) return this.credentials.useRecoveryCode(user.id, hashOf(code));

    const secret = this.cipher.open(user.twoFactor.secret, aadOf(user));
    const step = this.totp.stepOf(secret, code, this.clock.now());
    return step !== null && this.credentials.useStep(user.id, step);
  }

  /** A secret to scan; nothing changes at sign-in until a code of it was typed. */
  async prepare(user: User): Promise<PendingTwoFactor> {
    const secret = this.totp.newSecret();
    await this.credentials.setPendingSecret(user.id, this.cipher.seal(secret, aadOf(user)));
    const uri = this.totp.uri(secret, user.email);
    return { secret, uri, picture: await this.totp.picture(uri) };
  }

  /** The recovery codes, shown this one time. */
  async turnOn(userId: string, typed: string): Promise<string[]> {
    const user = await this.credentials.find(userId);
    if (!user?.pendingSecret) throw new NoPendingSecret();
    const secret = this.cipher.open(user.pendingSecret, aadOf(user));
    const lastStep = this.totp.stepOf(secret, normalCode(typed), this.clock.now());
    if (lastStep === null) throw new WrongCode();

    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.credentials.setTwoFactor(user.id, {
      secret: user.pendingSecret,
      lastStep,
      recoveryHashes: codes.map(hashOf),
    });
    return codes.map(shownCode);
  }

  turnOff(user: User): Promise<void> {
    return this.credentials.setTwoFactor(user.id, null);
  }
}

const aadOf = ({ id }: User): string => `${id}twoFactor`;

const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () =>
    RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
  ).join('');

/** 48 random bits need no slow hash. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
