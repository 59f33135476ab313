import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { CategoryRecord, OptionGroupRecord, ProductRecord } from './menu.schema.js';
import type { AlcoholType, Category, MenuCounts, OptionGroup, Product } from './menu.types.js';
import type { DraftedMenu } from './menu-draft.types.js';

type Declaration = 'allergens' | 'additives' | 'ingredientIds';

@Injectable()
export class CatalogRepository {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('OptionGroup') private readonly optionGroups: Model<OptionGroupRecord>,
  ) {}

  async listCategories(shopId: string): Promise<Category[]> {
    return (await this.categories.find({ shopId }).sort({ position: 1 }).lean()).map(withId);
  }

  async listProducts(shopId: string): Promise<Product[]> {
    const records = await this.products
      .find({ shopId }, { searchTokens: 0 })
      .sort({ categoryId: 1, position: 1 })
      .lean();
    return records.map((record) => withKind(withId(record)));
  }

  async listOptionGroups(shopId: string): Promise<OptionGroup[]> {
    return (await this.optionGroups.find({ shopId }).sort({ position: 1 }).lean()).map(withId);
  }

  async findProduct(shopId: string, id: string): Promise<Product | null> {
    const record = await this.products.findOne({ shopId, _id: id }, { searchTokens: 0 }).lean();
    return record && withId(record);
  }

  async counts(shopId: string): Promise<Omit<MenuCounts, 'allergensUnchecked'>> {
    const [categories, products, soldOut] = await Promise.all([
      this.categories.countDocuments({ shopId }),
      this.products.countDocuments({ shopId }),
      this.products.countDocuments({ shopId, soldOut: { $ne: null } }),
    ]);
    return { categories, products, soldOut };
  }

  /** No more of the dishes than says what they contain. */
  async listDeclarations(shopId: string): Promise<Pick<Product, Declaration>[]> {
    return this.products.find({ shopId }, { _id: 0, allergens: 1, additives: 1, ingredientIds: 1 }).lean();
  }

  /** Adds what is not there yet; a menu written twice, or by two requests at once, stands there once. */
  async addMissing({ categories, products, optionGroups }: DraftedMenu): Promise<void> {
    await addAll(this.optionGroups, optionGroups.map(toRecord));
    await addAll(
      this.products,
      products.map(({ searchTokens, ...product }) => ({ ...toRecord(product), searchTokens })),
    );
    await addAll(this.categories, categories.map(toRecord));
  }

  /** Categories first: from then on no guest sees the rest. */
  async remove(shopId: string, ids: string[]): Promise<void> {
    const these = { shopId, _id: { $in: ids } };
    await this.categories.deleteMany(these);
    await this.products.deleteMany(these);
    await this.optionGroups.deleteMany(these);
  }
}

/** A dish that was saved before there were kinds has none. */
const withKind = <T extends { alcoholType: AlcoholType }>(product: T): T => ({
  ...product,
  alcoholType: product.alcoholType ?? 'none',
});

const withId = <T extends { _id: string }>({ _id, ...rest }: T): Omit<T, '_id'> & { id: string } => ({
  id: _id,
  ...rest,
});

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
