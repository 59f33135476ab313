import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DecodedRows } from '../../platform/store/decoded-rows.js';
import type {
  Ingredient,
  IngredientCategory,
  IngredientCategoryRecord,
  IngredientRecord,
} from './pantry.types.js';

const MAX_KNOWN_BYTES = 32 * 1024 * 1024;

@Injectable()
export class PantryRepository {
  private readonly known = new DecodedRows<Ingredient>(MAX_KNOWN_BYTES, (document) =>
    withId(document as IngredientRecord),
  );

  constructor(
    @InjectModel('Ingredient') private readonly ingredients: Model<IngredientRecord>,
    @InjectModel('IngredientCategory') private readonly groups: Model<IngredientCategoryRecord>,
  ) {}

  async list(shopId: string): Promise<Ingredient[]> {
    const records = await this.ingredients.find({ shopId }, { searchTokens: 0 }).sort({ name: 1 }).lean();
    return records.map(withId);
  }

  /** The same for readers alone: what has not changed since the last time is not decoded again. */
  async listToRead(shopId: string): Promise<readonly Readonly<Ingredient>[]> {
    const documents = await this.ingredients.collection
      .find({ shopId }, { projection: { searchTokens: 0 }, sort: { name: 1 }, raw: true })
      .toArray();
    return this.known.of(shopId, documents as unknown as Uint8Array[]);
  }

  async listGroups(shopId: string): Promise<IngredientCategory[]> {
    const records = await this.groups.find({ shopId }).sort({ position: 1, _id: 1 }).lean();
    return records.map(({ _id, ...group }) => ({ id: _id, ...group }));
  }
}

const withId = ({ _id, ...ingredient }: Omit<IngredientRecord, 'searchTokens'>): Ingredient => ({
  id: _id,
  ...ingredient,
});
