import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { BuildRecord } from './build.schema.js';
import { type Build, type BuildState, RUNNING } from './build.types.js';
import type { UploadStep } from './upload.types.js';

type Changes = Partial<Omit<Build, 'id' | 'shopId'>>;

/** From here on the site changes: what is under way is brought to its end. */
const PAST_CANCELLING: UploadStep[] = ['switch', 'clean'];
const DONE = { running: 1, run: 1, progress: 1 } as const;

@Injectable()
export class BuildRepository {
  constructor(@InjectModel('Build') private readonly builds: Model<BuildRecord>) {}

  /** False when the shop has one that is not finished. */
  async add({ id, ...build }: Build): Promise<boolean> {
    try {
      await this.builds.create({ _id: id, ...build, running: true });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }

  async find(shopId: string, id: string): Promise<Build | null> {
    const record = await this.builds.findOne({ shopId, _id: id }).lean();
    return record && toBuild(record);
  }

  async findRunning(shopId: string): Promise<Build | null> {
    const record = await this.builds
      .findOne({ shopId, state: { $in: RUNNING } })
      .sort({ requestedAt: -1 })
      .lean();
    return record && toBuild(record);
  }

  async listLatest(shopId: string, limit: number): Promise<Build[]> {
    return (await this.builds.find({ shopId }).sort({ requestedAt: -1 }).limit(limit).lean()).map(toBuild);
  }

  /** Across shops, for the sweep alone. */
  async listUnfinished(before: Date, limit: number): Promise<Build[]> {
    const records = await this.builds
      .find({ state: { $in: RUNNING }, requestedAt: { $lt: before } })
      .sort({ requestedAt: 1 })
      .limit(limit)
      .lean();
    return records.map(toBuild);
  }

  /** Takes it over from whoever had it before; null when it is finished. */
  async begin(shopId: string, id: string, { run, at }: { run: string; at: Date }): Promise<Build | null> {
    const unfinished = { shopId, _id: id, state: { $in: RUNNING } };
    await this.builds.updateOne({ ...unfinished, startedAt: null }, { $set: { startedAt: at } });
    const set = { run, state: 'building', running: true } as const;
    const record = await this.builds
      .findOneAndUpdate(unfinished, { $set: set, $inc: { attempts: 1 } }, { returnDocument: 'after' })
      .lean();
    return record && toBuild(record);
  }

  /** Compare-and-set: false when it was cancelled or somebody else has taken it over. */
  async change(build: Build, run: string, set: Changes): Promise<boolean> {
    const mine = { shopId: build.shopId, _id: build.id, run, state: { $in: RUNNING } };
    const { matchedCount } = await this.builds.updateOne(mine, { $set: set });
    return matchedCount === 1;
  }

  /** True as long as nobody has cancelled it or taken it over. */
  async belongsTo(build: Build, run: string): Promise<boolean> {
    const mine = { shopId: build.shopId, _id: build.id, run, state: { $in: RUNNING } };
    return (await this.builds.findOne(mine).select('_id').lean()) !== null;
  }

  async finish(build: Build, run: string, set: Changes & { state: BuildState }): Promise<boolean> {
    const mine = { shopId: build.shopId, _id: build.id, run, state: { $in: RUNNING } };
    const { matchedCount } = await this.builds.updateOne(mine, { $set: set, $unset: DONE });
    return matchedCount === 1;
  }

  /** False when it is over, or too late. */
  async cancel(shopId: string, id: string, at: Date): Promise<boolean> {
    const { matchedCount } = await this.builds.updateOne(
      { shopId, _id: id, state: { $in: RUNNING }, 'progress.step': { $nin: PAST_CANCELLING } },
      { $set: { state: 'cancelled', finishedAt: at }, $unset: DONE },
    );
    return matchedCount === 1;
  }

  async delete(shopId: string, ids: readonly string[]): Promise<void> {
    await this.builds.deleteMany({ shopId, _id: { $in: [...ids] } });
  }
}

const toBuild = ({ _id, state, running, ...build }: BuildRecord): Build => ({
  ...build,
  id: _id,
  state: state === 'built' ? 'published' : state,
});
