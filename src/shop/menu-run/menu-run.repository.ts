import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MenuRunRecord, RunPartRecord } from './menu-run.schema.js';
import type { MenuRun, RunStep } from './menu-run.types.js';

@Injectable()
export class MenuRunRepository {
  constructor(
    @InjectModel('MenuRun') private readonly runs: Model<MenuRunRecord>,
    @InjectModel('MenuRunPart') private readonly parts: Model<RunPartRecord>,
  ) {}

  /** Parts first, so that a run on the page is always complete. Repeatable. */
  async put({ id, ...run }: MenuRun, parts: readonly RunStep[][]): Promise<void> {
    const { shopId } = run;
    for (const [number, steps] of parts.entries())
      await this.parts.replaceOne(
        { _id: `${id}-${number}`, shopId },
        { _id: `${id}-${number}`, runId: id, shopId, number, steps },
        { upsert: true },
      );
    await this.runs.replaceOne({ _id: id, shopId }, { _id: id, ...run }, { upsert: true });
  }

  async find(shopId: string, id: string): Promise<MenuRun | null> {
    const record = await this.runs.findOne({ shopId, _id: id }).lean();
    return record && toRun(record);
  }

  async list(shopId: string): Promise<MenuRun[]> {
    return (await this.runs.find({ shopId }).sort({ at: -1, _id: -1 }).lean()).map(toRun);
  }

  async steps(shopId: string, runId: string): Promise<RunStep[]> {
    const parts = await this.parts.find({ shopId, runId }).sort({ number: 1 }).lean();
    return parts.flatMap(({ steps }) => steps);
  }

  async finish(
    shopId: string,
    id: string,
    set: Pick<MenuRun, 'takenBackAt' | 'left' | 'leftCount'>,
  ): Promise<void> {
    await this.runs.updateOne({ shopId, _id: id }, { $set: set });
  }

  async remove(shopId: string, ids: readonly string[]): Promise<void> {
    await this.runs.deleteMany({ shopId, _id: { $in: [...ids] } });
    await this.parts.deleteMany({ shopId, runId: { $in: [...ids] } });
  }
}

const toRun = ({ _id, ...run }: MenuRunRecord): MenuRun => ({ id: _id, ...run });
