import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Category } from '../menu/menu.types.js';
import type { CategoryRecord } from '../menu/menu-records.types.js';
import type { CategoryInput } from './category.types.js';

@Injectable()
export class CategoryRepository {
  constructor(@InjectModel('Category') private readonly categories: Model<CategoryRecord>) {}

  async find(shopId: string, id: string): Promise<Category | null> {
    const record = await this.categories.findOne({ shopId, _id: id }).lean();
    return record && toCategory(record);
  }

  async list(shopId: string): Promise<Category[]> {
    return (await this.categories.find({ shopId }).sort({ position: 1, _id: 1 }).lean()).map(toCategory);
  }

  async add({ id, ...category }: Category): Promise<void> {
    await this.categories.create({ _id: id, ...category });
  }

  /** What is there already stays as it is. */
  async putBack(shopId: string, { id: _id, ...category }: Category): Promise<void> {
    await this.categories.updateOne(
      { shopId, _id },
      { $setOnInsert: { ...category, shopId } },
      { upsert: true },
    );
  }

  /** Null when the category is no longer of this version. */
  async change(
    shopId: string,
    id: string,
    version: number,
    sets: Partial<CategoryInput>,
  ): Promise<Category | null> {
    const record = await this.categories
      .findOneAndUpdate(
        { shopId, _id: id, version },
        { $set: sets, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toCategory(record);
  }

  async order(shopId: string, ids: string[]): Promise<void> {
    await this.categories.bulkWrite(
      ids.map((_id, position) => ({
        updateOne: { filter: { shopId, _id }, update: { $set: { position } } },
      })),
    );
  }

  async remove(shopId: string, id: string): Promise<void> {
    await this.categories.deleteOne({ shopId, _id: id });
  }
}

const toCategory = ({ _id, ...category }: CategoryRecord): Category => ({ id: _id, ...category });
