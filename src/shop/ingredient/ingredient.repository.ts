import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { searchPrefixes } from '../../shared/text.js';
import type { Ingredient, IngredientRecord } from '../pantry/pantry.types.js';

type IngredientSets = Partial<Omit<IngredientRecord, '_id' | 'shopId' | 'version'>>;

const UNSEARCHED = { searchTokens: 0 } as const;

@Injectable()
export class IngredientRepository {
  constructor(@InjectModel('Ingredient') private readonly ingredients: Model<IngredientRecord>) {}

  async find(shopId: string, id: string): Promise<Ingredient | null> {
    const record = await this.ingredients.findOne({ shopId, _id: id }, UNSEARCHED).lean();
    return record && toIngredient(record);
  }

  async list(shopId: string): Promise<Ingredient[]> {
    const records = await this.ingredients.find({ shopId }, UNSEARCHED).sort({ name: 1 }).lean();
    return records.map(toIngredient);
  }

  /** Every word of the search is the beginning of a word of the name. */
  async search(shopId: string, search: string): Promise<Ingredient[]> {
    const words = searchPrefixes(search).map((prefix) => ({ searchTokens: { $regex: prefix } }));
    const records = await this.ingredients
      .find({ shopId, ...(words.length > 0 && { $and: words }) }, UNSEARCHED)
      .sort({ name: 1 })
      .lean();
    return records.map(toIngredient);
  }

  async countByCategory(shopId: string): Promise<Map<string | null, number>> {
    const counts = await this.ingredients.aggregate<{ _id: string | null; ingredients: number }>([
      { $match: { shopId } },
      { $group: { _id: '$categoryId', ingredients: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, ingredients }) => [_id, ingredients]));
  }

  async add({ id, ...ingredient }: Ingredient, searchTokens: string[]): Promise<void> {
    await this.ingredients.create({ _id: id, ...ingredient, searchTokens });
  }

  /** What is there already stays as it is. */
  async putBack(
    shopId: string,
    { id: _id, ...ingredient }: Ingredient,
    searchTokens: string[],
  ): Promise<void> {
    await this.ingredients.updateOne(
      { shopId, _id },
      { $setOnInsert: { ...ingredient, shopId, searchTokens } },
      { upsert: true },
    );
  }

  /** Null when the ingredient is no longer of this version. */
  async change(
    shopId: string,
    id: string,
    version: number,
    sets: IngredientSets,
  ): Promise<Ingredient | null> {
    const record = await this.ingredients
      .findOneAndUpdate(
        { shopId, _id: id, version },
        { $set: sets, $inc: { version: 1 } },
        { returnDocument: 'after', projection: UNSEARCHED },
      )
      .lean();
    return record && toIngredient(record);
  }

  async setCategory(shopId: string, ids: string[], categoryId: string | null): Promise<void> {
    await this.ingredients.updateMany(
      { shopId, _id: { $in: ids } },
      { $set: { categoryId }, $inc: { version: 1 } },
    );
  }

  /** Marks as "checked, none" only what nobody has checked. */
  async checkNone(shopId: string, ids: string[], updatedAt: Date): Promise<void> {
    await this.ingredients.updateMany(
      { shopId, _id: { $in: ids }, allergens: null },
      { $set: { allergens: [], updatedAt }, $inc: { version: 1 } },
    );
  }

  async leaveCategory(shopId: string, categoryId: string): Promise<void> {
    await this.ingredients.updateMany(
      { shopId, categoryId },
      { $set: { categoryId: null }, $inc: { version: 1 } },
    );
  }

  async remove(shopId: string, id: string): Promise<void> {
    await this.ingredients.deleteOne({ shopId, _id: id });
  }
}

const toIngredient = ({ _id, ...ingredient }: Omit<IngredientRecord, 'searchTokens'>): Ingredient => ({
  id: _id,
  ...ingredient,
});
