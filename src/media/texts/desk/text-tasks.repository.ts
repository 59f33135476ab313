import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { TextTaskRecord } from './text-task.schema.js';
import type { TextTask, TextTaskKind } from './text-task.types.js';

type Sets = Partial<Omit<TextTask, 'id' | 'shopId'>>;

@Injectable()
export class TextTasksRepository {
  constructor(@InjectModel('TextTask') private readonly tasks: Model<TextTaskRecord>) {}

  /** False while another task of the shop runs. */
  async begin({ id, ...task }: TextTask): Promise<boolean> {
    try {
      await this.tasks.create({ _id: id, ...task, active: true });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }

  async find(shopId: string, id: string): Promise<TextTask | null> {
    const record = await this.tasks.findOne({ shopId, _id: id }).lean();
    return record && toTask(record);
  }

  async findLatest(shopId: string, kind: TextTaskKind): Promise<TextTask | null> {
    const record = await this.tasks.findOne({ shopId, kind }).sort({ createdAt: -1 }).lean();
    return record && toTask(record);
  }

  async findRunning(shopId: string): Promise<TextTask | null> {
    const record = await this.tasks.findOne({ shopId, active: true }).lean();
    return record && toTask(record);
  }

  async change(shopId: string, id: string, set: Sets): Promise<void> {
    await this.tasks.updateOne({ shopId, _id: id }, { $set: set });
  }

  async cancelRunning(shopId: string, kind: TextTaskKind): Promise<void> {
    await this.tasks.updateMany({ shopId, kind, active: true }, { $set: { cancelled: true } });
  }

  async finish(shopId: string, id: string, set: Sets): Promise<void> {
    await this.tasks.updateOne({ shopId, _id: id }, { $set: set, $unset: { active: '' } });
  }

  /** Across shops, only for the sweep. */
  async listUnfinished(before: Date, limit: number): Promise<TextTask[]> {
    const records = await this.tasks
      .find({ state: 'running', createdAt: { $lt: before } })
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean();
    return records.map(toTask);
  }
}

const toTask = ({ _id, active: _active, ...task }: TextTaskRecord): TextTask => ({ id: _id, ...task });
