import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EmailTaken } from './user.errors.js';
import { isDuplicate, toUser, type UserRecord } from './user.schema.js';
import type { Role, User } from './user.types.js';

/** Who exists and who belongs to which shop. */
@Injectable()
export class UserRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  async add({ id, ...user }: User): Promise<void> {
    try {
      await this.users.create({ _id: id, ...user });
    } catch (error) {
      throw isDuplicate(error) ? new EmailTaken() : error;
    }
  }

  async find(id: string): Promise<User | null> {
    const record = await this.users.findOne({ _id: id }).lean();
    return record && toUser(record);
  }

  async findByEmail(email: string): Promise<User | null> {
    const record = await this.users.findOne({ email }).lean();
    return record && toUser(record);
  }

  async findMember(shopId: string, id: string): Promise<User | null> {
    const record = await this.users.findOne({ shopId, _id: id }).lean();
    return record && toUser(record);
  }

  async listMembers(shopId: string): Promise<User[]> {
    const records = await this.users.find({ shopId }).sort({ name: 1 }).limit(200).lean();
    return records.map(toUser);
  }

  async hasConfirmedOwner(shopId: string): Promise<boolean> {
    const owner = { shopId, role: 'owner', mailConfirmedAt: { $ne: null } } as const;
    return (await this.users.exists(owner)) !== null;
  }

  /** Those without a shop whose time to confirm is over. */
  async removeUnconfirmed(now: Date): Promise<void> {
    await this.users.deleteMany({ shopId: null, mailConfirmedAt: null, confirmBy: { $lte: now } });
  }

  async rename(id: string, name: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { name } });
  }

  /** Compare-and-set: false when the account already belongs to another shop. */
  async attachShop(id: string, shopId: string, role: Role): Promise<boolean> {
    const { matchedCount } = await this.users.updateOne(
      { _id: id, shopId: { $in: [null, shopId] } },
      { $set: { shopId, role } },
    );
    return matchedCount === 1;
  }

  /** False when somebody else changed the role or removed the member first. */
  async changeRole(shopId: string, id: string, from: Role, to: Role): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { shopId, _id: id, role: from },
      { $set: { role: to } },
    );
    return modifiedCount === 1;
  }

  async detach(shopId: string, id: string): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { shopId, _id: id },
      { $set: { shopId: null, role: null, pinHash: null } },
    );
    return modifiedCount === 1;
  }

  async remove(id: string): Promise<void> {
    await this.users.deleteOne({ _id: id });
  }
}
