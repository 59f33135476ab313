import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type {
  Ingredient,
  IngredientCategory,
  IngredientCategoryRecord,
  IngredientRecord,
} from './pantry.types.js';

@Injectable()
export class PantryRepository {
  constructor(
    @InjectModel('Ingredient') private readonly ingredients: Model<IngredientRecord>,
    @InjectModel('IngredientCategory') private readonly groups: Model<IngredientCategoryRecord>,
  ) {}

  async list(shopId: string): Promise<Ingredient[]> {
    const records = await this.ingredients.find({ shopId }, { searchTokens: 0 }).sort({ name: 1 }).lean();
    return records.map(({ _id, ...ingredient }) => ({ id: _id, ...ingredient }));
  }

  async listGroups(shopId: string): Promise<IngredientCategory[]> {
    const records = await this.groups.find({ shopId }).sort({ position: 1, _id: 1 }).lean();
    return records.map(({ _id, ...group }) => ({ id: _id, ...group }));
  }
}
