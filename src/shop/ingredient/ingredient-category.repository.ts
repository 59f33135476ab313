import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { IngredientCategory, IngredientCategoryRecord } from '../pantry/pantry.types.js';

@Injectable()
export class IngredientCategoryRepository {
  constructor(@InjectModel('IngredientCategory') private readonly groups: Model<IngredientCategoryRecord>) {}

  async find(shopId: string, id: string): Promise<IngredientCategory | null> {
    const record = await this.groups.findOne({ shopId, _id: id }).lean();
    return record && toGroup(record);
  }

  async list(shopId: string): Promise<IngredientCategory[]> {
    return (await this.groups.find({ shopId }).sort({ position: 1, _id: 1 }).lean()).map(toGroup);
  }

  async add({ id, ...group }: IngredientCategory): Promise<void> {
    await this.groups.create({ _id: id, ...group });
  }

  /** What is there already stays as it is. */
  async putBack(shopId: string, { id: _id, ...group }: IngredientCategory): Promise<void> {
    await this.groups.updateOne({ shopId, _id }, { $setOnInsert: { ...group, shopId } }, { upsert: true });
  }

  /** Null when the group is no longer of this version. */
  async rename(
    shopId: string,
    id: string,
    version: number,
    name: string,
  ): Promise<IngredientCategory | null> {
    const record = await this.groups
      .findOneAndUpdate(
        { shopId, _id: id, version },
        { $set: { name }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toGroup(record);
  }

  async order(shopId: string, ids: string[]): Promise<void> {
    await this.groups.bulkWrite(
      ids.map((_id, position) => ({
        updateOne: { filter: { shopId, _id }, update: { $set: { position } } },
      })),
    );
  }

  async remove(shopId: string, id: string): Promise<void> {
    await this.groups.deleteOne({ shopId, _id: id });
  }
}

const toGroup = ({ _id, ...group }: IngredientCategoryRecord): IngredientCategory => ({ id: _id, ...group });
