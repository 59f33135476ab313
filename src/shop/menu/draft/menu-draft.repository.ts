import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { CategoryRecord, OptionGroupRecord, ProductRecord } from '../menu-records.types.js';
import type { DraftedMenu } from './menu-draft.types.js';

@Injectable()
export class MenuDraftRepository {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('OptionGroup') private readonly optionGroups: Model<OptionGroupRecord>,
  ) {}

  /** Adds what is missing; a menu that is written twice, or by two requests at once, is added once. */
  async addMissing({ categories, products, optionGroups }: DraftedMenu): Promise<void> {
    await addAll(this.optionGroups, optionGroups.map(toRecord));
    await addAll(
      this.products,
      products.map(({ searchTokens, ...product }) => ({ ...toRecord(product), searchTokens })),
    );
    await addAll(this.categories, categories.map(toRecord));
  }

  /** Categories first: without them guests no longer see the rest. */
  async remove(shopId: string, ids: string[]): Promise<void> {
    const these = { shopId, _id: { $in: ids } };
    await this.categories.deleteMany(these);
    await this.products.deleteMany(these);
    await this.optionGroups.deleteMany(these);
  }
}

const toRecord = <T extends { id: string }>({ id, ...rest }: T): Omit<T, 'id'> & { _id: string } => ({
  _id: id,
  ...rest,
});

async function addAll<T>(model: Model<T>, records: T[]): Promise<void> {
  if (records.length === 0) return;
  try {
    await model.insertMany(records, { ordered: false });
  } catch (error) {
    if (!isOnlyDuplicates(error)) throw error;
  }
}

function isOnlyDuplicates(error: unknown): boolean {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return false;
  return [error.writeErrors].flat().every(({ code }) => code === 11000);
}
