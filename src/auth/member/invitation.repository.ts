import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { InvitationRecord } from './invitation.schema.js';
import type { Invitation } from './invitation.types.js';

@Injectable()
export class InvitationRepository {
  constructor(@InjectModel('Invitation') private readonly invitations: Model<InvitationRecord>) {}

  /** The link of an earlier invitation to the same address stops working. */
  async put(shopId: string, { id, email, ...invitation }: Invitation): Promise<void> {
    await this.invitations.updateOne(
      { shopId, email },
      { $set: invitation, $setOnInsert: { _id: id } },
      { upsert: true },
    );
  }

  async list(shopId: string, now: Date): Promise<Invitation[]> {
    const records = await this.invitations
      .find({ shopId, expiresAt: { $gt: now } })
      .sort({ createdAt: -1 })
      .limit(100)
      .lean();
    return records.map(toInvitation);
  }

  /** By the link in the mail, whose hash nobody can guess. */
  async findByLink(hash: string, now: Date): Promise<Invitation | null> {
    const record = await this.invitations.findOne({ hash, expiresAt: { $gt: now } }).lean();
    return record && toInvitation(record);
  }

  /** False when it was accepted or withdrawn in the meantime. */
  async take(shopId: string, { id, hash }: Invitation): Promise<boolean> {
    const { deletedCount } = await this.invitations.deleteOne({ shopId, _id: id, hash });
    return deletedCount === 1;
  }

  async withdraw(shopId: string, id: string): Promise<void> {
    await this.invitations.deleteOne({ shopId, _id: id });
  }
}

const toInvitation = ({ _id, ...invitation }: InvitationRecord): Invitation => ({ id: _id, ...invitation });
