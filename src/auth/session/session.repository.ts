import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import type { SessionRecord } from './session.schema.js';
import type { Family, Session } from './session.types.js';

@Injectable()
export class SessionRepository {
  constructor(@InjectModel('Session') private readonly sessions: Model<SessionRecord>) {}

  async add({ id, ...session }: Session): Promise<void> {
    await this.sessions.create({ _id: id, ...session });
  }

  async find(id: string): Promise<Session | null> {
    const record = await this.sessions.findOne({ _id: id }).lean();
    return record && toSession(record);
  }

  async listOf(userId: string, now: Date): Promise<Session[]> {
    const records = await this.sessions
      .find({ userId, revokedAt: null, expiresAt: { $gt: now } })
      .sort({ usedAt: -1 })
      .limit(100)
      .lean();
    return records.map(toSession);
  }

  async listStanding(ids: readonly string[], now: Date): Promise<string[]> {
    const standing = { _id: { $in: [...ids] }, revokedAt: null, expiresAt: { $gt: now } };
    return (await this.sessions.find(standing, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  /** Every session this person signed in to or works with by PIN. */
  async listTouching(userId: string, now: Date): Promise<Session[]> {
    const records = await this.sessions
      .find({ $or: [{ userId }, { actingUserId: userId }], revokedAt: null, expiresAt: { $gt: now } })
      .lean();
    return records.map(toSession);
  }

  /** Compare-and-set: false when another tab exchanged the token first or the session was revoked. */
  async exchange(id: string, from: number, family: Family, refreshHash: string, now: Date): Promise<boolean> {
    const { generation, exchanges, expiresAt } = family;
    const { modifiedCount } = await this.sessions.updateOne(
      { _id: id, generation: from, revokedAt: null },
      { $set: { generation, exchanges, expiresAt, refreshHash, usedAt: now } },
    );
    return modifiedCount === 1;
  }

  /** False when it was revoked before. */
  async revoke(id: string, now: Date): Promise<boolean> {
    const { modifiedCount } = await this.sessions.updateOne(
      { _id: id, revokedAt: null },
      { $set: { revokedAt: now } },
    );
    return modifiedCount === 1;
  }

  /** Voids the access tokens given out so far; null when the session is over. */
  renew(id: string): Promise<Session | null> {
    return this.change(id, { $inc: { accessVersion: 1 } });
  }

  /** To somebody who typed a PIN; the tokens of the person before are void. */
  handOver(id: string, actingUserId: string): Promise<Session | null> {
    const $set = { actingUserId, byPin: true, provenAt: null };
    return this.change(id, { $inc: { accessVersion: 1 }, $set });
  }

  /** Whoever works with it has typed their password. */
  async prove(id: string, actingUserId: string, now: Date): Promise<void> {
    await this.sessions.updateOne({ _id: id, actingUserId, revokedAt: null }, { $set: { provenAt: now } });
  }

  private async change(id: string, update: UpdateQuery<SessionRecord>): Promise<Session | null> {
    const record = await this.sessions
      .findOneAndUpdate({ _id: id, revokedAt: null }, update, { returnDocument: 'after' })
      .lean();
    return record && toSession(record);
  }
}

const toSession = ({ _id, ...session }: SessionRecord): Session => ({ id: _id, ...session });
