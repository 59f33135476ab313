import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { searchPrefixes } from '../../shared/text.js';
import type { Dish, Product, SoldOut } from '../menu/menu.types.js';
import type { ProductRecord } from '../menu/menu-records.types.js';

export type ProductSets = Partial<Omit<ProductRecord, '_id' | 'shopId' | 'version'>>;

const UNSEARCHED = { searchTokens: 0 } as const;

/** Dishes for the back office. */
@Injectable()
export class ProductRepository {
  constructor(@InjectModel('Product') private readonly products: Model<ProductRecord>) {}

  async find(shopId: string, id: string): Promise<Product | null> {
    const record = await this.products.findOne({ shopId, _id: id }, UNSEARCHED).lean();
    return record && toProduct(record);
  }

  async list(shopId: string, ids: string[]): Promise<Product[]> {
    const records = await this.products.find({ shopId, _id: { $in: ids } }, UNSEARCHED).lean();
    return records.map(toProduct);
  }

  async listOfCategory(shopId: string, categoryId: string): Promise<Product[]> {
    const records = await this.products
      .find({ shopId, categoryId }, UNSEARCHED)
      .sort({ position: 1, _id: 1 })
      .lean();
    return records.map(toProduct);
  }

  /** All dishes as far as a change to one of them needs them. */
  async listDishes(shopId: string): Promise<Dish[]> {
    const records = await this.products
      .find({ shopId }, { name: 1, taxClass: 1, variants: 1, combo: 1, halves: 1 })
      .lean();
    return records.map(({ _id, ...dish }) => ({ id: _id, ...dish }));
  }

  /** Dishes that contain these or recommend them. */
  async usersOf(shopId: string, ids: string[]): Promise<Product[]> {
    const these = { $in: ids };
    const records = await this.products
      .find(
        {
          shopId,
          _id: { $nin: ids },
          $or: [
            { goesWithIds: these },
            { 'halves.productIds': these },
            { 'combo.courses.choices.productId': these },
          ],
        },
        UNSEARCHED,
      )
      .lean();
    return records.map(toProduct);
  }

  /** Oldest first. */
  async idsByAge(shopId: string): Promise<string[]> {
    const records = await this.products.find({ shopId }, { _id: 1 }).sort({ createdAt: 1, _id: 1 }).lean();
    return records.map(({ _id }) => _id);
  }

  /** Every word of the search is the beginning of a word of the dish. */
  async search(shopId: string, search: string): Promise<Product[]> {
    const words = searchPrefixes(search).map((prefix) => ({ searchTokens: { $regex: prefix } }));
    const records = await this.products
      .find({ shopId, ...(words.length > 0 && { $and: words }) }, UNSEARCHED)
      .sort({ categoryId: 1, position: 1 })
      .lean();
    return records.map(toProduct);
  }

  count(shopId: string): Promise<number> {
    return this.products.countDocuments({ shopId });
  }

  async countByCategory(shopId: string): Promise<Map<string, number>> {
    const counts = await this.products.aggregate<{ _id: string; products: number }>([
      { $match: { shopId } },
      { $group: { _id: '$categoryId', products: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, products }) => [_id, products]));
  }

  countOfCategory(shopId: string, categoryId: string): Promise<number> {
    return this.products.countDocuments({ shopId, categoryId });
  }

  async names(shopId: string): Promise<string[]> {
    return (await this.products.find({ shopId }, { name: 1 }).lean()).map(({ name }) => name);
  }

  async add({ id, ...product }: Product, searchTokens: string[]): Promise<void> {
    await this.products.create({ _id: id, ...product, searchTokens });
  }

  /** What is there already stays as it is. */
  async putBack(shopId: string, products: readonly (Product & { searchTokens: string[] })[]): Promise<void> {
    await this.products.bulkWrite(
      products.map(({ id: _id, ...product }) => ({
        updateOne: {
          filter: { shopId, _id },
          update: { $setOnInsert: { ...product, shopId } },
          upsert: true,
        },
      })),
    );
  }

  /** Null when the dish is no longer of this version. Without a version the last write wins. */
  async change(
    shopId: string,
    id: string,
    version: number | undefined,
    sets: ProductSets,
  ): Promise<Product | null> {
    const filter = { shopId, _id: id, ...(version !== undefined && { version }) };
    const record = await this.products
      .findOneAndUpdate(
        filter,
        { $set: sets, $inc: { version: 1 } },
        { returnDocument: 'after', projection: UNSEARCHED },
      )
      .lean();
    return record && toProduct(record);
  }

  /** Leaves the version alone: whoever is editing the dish meanwhile does not mean to change this. */
  async setSoldOut(shopId: string, ids: string[], soldOut: SoldOut | null): Promise<void> {
    await this.products.updateMany({ shopId, _id: { $in: ids } }, { $set: { soldOut } });
  }

  /** Puts the dishes into this category, in this order. */
  async place(shopId: string, categoryId: string, ids: string[], from = 0): Promise<void> {
    if (ids.length === 0) return;
    await this.products.bulkWrite(
      ids.map((_id, index) => ({
        updateOne: { filter: { shopId, _id }, update: { $set: { categoryId, position: from + index } } },
      })),
    );
  }

  async forgetOptionGroup(shopId: string, groupId: string): Promise<void> {
    await this.products.updateMany(
      { shopId, optionGroupIds: groupId },
      { $pull: { optionGroupIds: groupId }, $inc: { version: 1 } },
    );
  }

  async remove(shopId: string, ids: string[]): Promise<void> {
    await this.products.deleteMany({ shopId, _id: { $in: ids } });
  }
}

const toProduct = ({ _id, ...product }: Omit<ProductRecord, 'searchTokens'>): Product => ({
  id: _id,
  ...product,
  // Dishes saved by older versions have no alcohol type, and all of them counted.
  countsForMinimum: product.countsForMinimum ?? true,
  alcoholType: product.alcoholType ?? 'none',
});
