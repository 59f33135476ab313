import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EmailTaken } from './user.errors.js';
import { isDuplicate, toUser, type UserRecord } from './user.schema.js';
import type { Link, Sealed, TwoFactor, User } from './user.types.js';

/** What somebody may have prepared in the account before its password changed. */
const PREPARED = { reset: null, mailChange: null, pendingSecret: null };
/** Set up before the mailbox had proved itself, so perhaps by a stranger who typed in somebody else's address. */
const UNPROVEN = { ...PREPARED, twoFactor: null, pinHash: null, confirmBy: null };

/** How people prove who they are: passwords, PINs, second factors and mailed links. */
@Injectable()
export class CredentialRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  async find(id: string): Promise<User | null> {
    const record = await this.users.findOne({ _id: id }).lean();
    return record && toUser(record);
  }

  /** Mailed links become invalid, and so does a new address that still waits for its own. */
  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { ...PREPARED, passwordHash } });
  }

  async setPin(id: string, pinHash: string | null): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { pinHash } });
  }

  async startReset(id: string, reset: Link): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { reset } });
  }

  async findReset(hash: string, now: Date): Promise<User | null> {
    const filter = { 'reset.hash': hash, 'reset.expiresAt': { $gt: now } };
    const record = await this.users.findOne(filter).lean();
    return record && toUser(record);
  }

  /**
   * Takes the link and sets the password in one write; null when the link was used, replaced or is too old. The PIN goes
   * as well. For somebody who never confirmed their address the link proves it.
   */
  async takeReset(
    { mailConfirmedAt, reset }: Pick<User, 'mailConfirmedAt' | 'reset'>,
    passwordHash: string,
    now: Date,
  ): Promise<User | null> {
    const first = mailConfirmedAt === null && { ...UNPROVEN, mailConfirmedAt: now };
    const record = await this.users
      .findOneAndUpdate(
        { 'reset.hash': reset?.hash ?? '', 'reset.expiresAt': { $gt: now } },
        { $set: { ...PREPARED, ...first, pinHash: null, passwordHash } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toUser(record);
  }

  async startMailChange(id: string, mailChange: Link & { email: string }): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { mailChange } });
  }

  async findMailChange(hash: string, now: Date): Promise<User | null> {
    const record = await this.users
      .findOne({ 'mailChange.hash': hash, 'mailChange.expiresAt': { $gt: now } })
      .lean();
    return record && toUser(record);
  }

  /** The first time a mailbox proves itself. False when the link was used in the meantime. */
  async takeFirstConfirmation(
    { id, mailChange }: User,
    now: Date,
    replaced: { passwordHash?: string; reset?: Link } = {},
  ): Promise<boolean> {
    const { hash = '', email } = mailChange ?? {};
    return this.take(id, hash, { ...UNPROVEN, email, mailConfirmedAt: now, ...replaced });
  }

  /** False when the link was used in the meantime. */
  takeMailChange(id: string, { hash, email }: Link & { email: string }, now: Date): Promise<boolean> {
    return this.take(id, hash, { email, mailConfirmedAt: now, mailChange: null, reset: null });
  }

  async setPendingSecret(id: string, pendingSecret: Sealed): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { pendingSecret } });
  }

  async setTwoFactor(id: string, twoFactor: TwoFactor | null): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { twoFactor, pendingSecret: null } });
  }

  /** False when a code of this step, or a later one, was used before. */
  async useStep(id: string, step: number): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id: id, 'twoFactor.lastStep': { $lt: step } },
      { $set: { 'twoFactor.lastStep': step } },
    );
    return modifiedCount === 1;
  }

  /** False when there is no such code any more. */
  async useRecoveryCode(id: string, hash: string): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id: id, 'twoFactor.recoveryHashes': hash },
      { $pull: { 'twoFactor.recoveryHashes': hash } },
    );
    return modifiedCount === 1;
  }

  private async take(id: string, linkHash: string, $set: Partial<UserRecord>): Promise<boolean> {
    try {
      const { modifiedCount } = await this.users.updateOne(
        { _id: id, 'mailChange.hash': linkHash },
        { $set },
      );
      return modifiedCount === 1;
    } catch (error) {
      throw isDuplicate(error) ? new EmailTaken() : error;
    }
  }
}
