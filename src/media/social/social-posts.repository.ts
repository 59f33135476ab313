import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PlannedPost, PostInput } from './social.types.js';
import type { SocialPostRecord } from './social-posts.schema.js';

type Reminding = 'remindedAt' | 'retryAt' | 'failures';

@Injectable()
export class SocialPosts {
  constructor(@InjectModel('SocialPost') private readonly posts: Model<SocialPostRecord>) {}

  /** All that is open, and of what is done the latest. */
  async list(shopId: string, mostDone: number): Promise<PlannedPost[]> {
    const [open, done] = await Promise.all([
      this.posts.find({ shopId, doneAt: null }).sort({ plannedAt: -1 }).lean(),
      this.posts
        .find({ shopId, doneAt: { $ne: null } })
        .sort({ plannedAt: -1 })
        .limit(mostDone)
        .lean(),
    ]);
    return [...open, ...done].map(toPost);
  }

  async find(shopId: string, id: string): Promise<PlannedPost | null> {
    const record = await this.posts.findOne({ shopId, _id: id }).lean();
    return record && toPost(record);
  }

  async countOpen(shopId: string): Promise<number> {
    return this.posts.countDocuments({ shopId, doneAt: null });
  }

  async add({ id, ...post }: PlannedPost): Promise<void> {
    await this.posts.create({ _id: id, ...post });
  }

  /** What is there already stays as it is. */
  async putBack(shopId: string, { id, ...post }: PlannedPost): Promise<void> {
    await this.posts.updateOne({ shopId, _id: id }, { $setOnInsert: { ...post, shopId } }, { upsert: true });
  }

  /** Null when it is gone, or was changed by somebody else meanwhile. */
  async change(
    shopId: string,
    { id, version }: { id: string; version: number },
    set: Partial<PostInput & Pick<PlannedPost, 'doneAt' | Reminding>>,
  ): Promise<PlannedPost | null> {
    const record = await this.posts
      .findOneAndUpdate(
        { shopId, _id: id, version },
        { $set: set, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toPost(record);
  }

  async remove(shopId: string, id: string): Promise<boolean> {
    return (await this.posts.deleteOne({ shopId, _id: id })).deletedCount === 1;
  }

  /** Keeps so many of those that are done, the ones that were done last. */
  async forgetOldest(shopId: string, kept: number): Promise<void> {
    const [first] = await this.posts
      .find({ shopId, doneAt: { $ne: null } })
      .sort({ doneAt: -1 })
      .skip(kept)
      .limit(1)
      .lean();
    if (first) await this.posts.deleteMany({ shopId, doneAt: { $ne: null, $lte: first.doneAt } });
  }

  /** Of all shops: what is due and has told nobody. Those that have failed before come last. */
  async listDue(now: Date, limit: number): Promise<PlannedPost[]> {
    const isTheirTurn = [{ retryAt: null }, { retryAt: { $lte: now } }];
    const due = { remindedAt: null, doneAt: null, plannedAt: { $lte: now }, $or: isTheirTurn };
    return (await this.posts.find(due).sort({ retryAt: 1, plannedAt: 1 }).limit(limit).lean()).map(toPost);
  }

  /** Changes nothing once it was moved to another time, or has been reminded of. */
  async noteReminder(
    { shopId, id, plannedAt }: PlannedPost,
    set: Partial<Pick<PlannedPost, Reminding>>,
  ): Promise<void> {
    await this.posts.updateOne({ shopId, _id: id, remindedAt: null, plannedAt }, { $set: set });
  }
}

const toPost = ({ _id, ...post }: SocialPostRecord): PlannedPost => ({ id: _id, ...post });
