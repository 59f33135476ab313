import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { ImportPartRecord, ImportRecord } from './import.schema.js';
import type { ImportPart, MenuImport } from './import.types.js';

type Sets = Partial<Omit<MenuImport, 'id' | 'shopId'>>;

@Injectable()
export class ImportRepository {
  constructor(
    @InjectModel('MenuImport') private readonly imports: Model<ImportRecord>,
    @InjectModel('MenuImportPart') private readonly parts: Model<ImportPartRecord>,
  ) {}

  /** Parts first, so that a stored check is always complete. */
  async add({ id, ...record }: MenuImport, parts: readonly ImportPart['steps'][]): Promise<void> {
    const { shopId, createdAt } = record;
    await this.parts.insertMany(
      parts.map((steps, number) => ({
        _id: `${id}-${number}`,
        importId: id,
        shopId,
        number,
        steps,
        createdAt,
      })),
    );
    await this.imports.create({ _id: id, ...record });
  }

  async find(shopId: string, id: string): Promise<MenuImport | null> {
    const record = await this.imports.findOne({ shopId, _id: id }).lean();
    return record && toImport(record);
  }

  async findLatest(shopId: string): Promise<MenuImport | null> {
    const record = await this.imports
      .findOne({ shopId, state: { $ne: 'checked' } })
      .sort({ createdAt: -1 })
      .lean();
    return record && toImport(record);
  }

  async steps(shopId: string, importId: string, number: number): Promise<ImportPart['steps']> {
    return (await this.parts.findOne({ shopId, importId, number }).lean())?.steps ?? [];
  }

  /** False when it was started before, 'busy' while another import of the shop runs. */
  async begin(shopId: string, id: string, removeMissing: boolean): Promise<boolean | 'busy'> {
    try {
      const { modifiedCount } = await this.imports.updateOne(
        { shopId, _id: id, state: 'checked' },
        { $set: { state: 'waiting', removeMissing, active: true } },
      );
      return modifiedCount === 1;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return 'busy';
      throw error;
    }
  }

  async change(shopId: string, id: string, set: Sets): Promise<void> {
    await this.imports.updateOne({ shopId, _id: id }, { $set: set });
  }

  async finish(shopId: string, id: string, set: Sets): Promise<void> {
    await this.imports.updateOne({ shopId, _id: id }, { $set: set, $unset: { active: '' } });
    await this.parts.deleteMany({ shopId, importId: id });
  }

  /** A new check replaces the earlier ones of the shop. */
  async dropChecked(shopId: string): Promise<void> {
    const old = await this.imports.find({ shopId, state: 'checked' }, { _id: 1 }).lean();
    const ids = old.map(({ _id }) => _id);
    await this.imports.deleteMany({ shopId, _id: { $in: ids }, state: 'checked' });
    await this.parts.deleteMany({ shopId, importId: { $in: ids } });
  }

  /** Across shops, only for the sweep. */
  async listUnfinished(before: Date, limit: number): Promise<MenuImport[]> {
    const records = await this.imports
      .find({ state: { $in: ['waiting', 'writing', 'undoing'] }, createdAt: { $lt: before } })
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean();
    return records.map(toImport);
  }
}

const toImport = ({ _id, active: _active, ...record }: ImportRecord): MenuImport => ({ id: _id, ...record });
