import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Product } from '../menu/menu.types.js';
import type { ProductRecord } from '../menu/menu-records.types.js';

export type DishUsing = Pick<Product, 'id' | 'name' | 'ingredientIds'>;

/** Which dishes contain which ingredients. */
@Injectable()
export class DishIngredientsRepository {
  constructor(@InjectModel('Product') private readonly products: Model<ProductRecord>) {}

  async list(shopId: string): Promise<DishUsing[]> {
    const records = await this.products
      .find({ shopId }, { name: 1, ingredientIds: 1 })
      .sort({ name: 1 })
      .lean();
    return records.map(({ _id, name, ingredientIds }) => ({ id: _id, name, ingredientIds }));
  }

  async find(shopId: string, id: string): Promise<DishUsing | null> {
    const record = await this.products.findOne({ shopId, _id: id }, { name: 1, ingredientIds: 1 }).lean();
    return record && { id, name: record.name, ingredientIds: record.ingredientIds };
  }

  /** False when the dish is no longer of this version. */
  async setIngredients(
    shopId: string,
    id: string,
    version: number,
    ingredientIds: string[],
  ): Promise<boolean> {
    const { modifiedCount } = await this.products.updateOne(
      { shopId, _id: id, version },
      { $set: { ingredientIds }, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }

  async add(shopId: string, ingredientId: string, ids: string[]): Promise<void> {
    await this.products.updateMany(
      { shopId, _id: { $in: ids } },
      { $addToSet: { ingredientIds: ingredientId }, $inc: { version: 1 } },
    );
  }

  async takeOut(shopId: string, ingredientId: string, ids: string[]): Promise<void> {
    await this.products.updateMany(
      { shopId, _id: { $in: ids } },
      { $pull: { ingredientIds: ingredientId }, $inc: { version: 1 } },
    );
  }
}
