import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DecodedRows } from '../../platform/store/decoded-rows.js';
import type { Category, MenuCounts, OptionGroup, Product } from './menu.types.js';
import type { CategoryRecord, OptionGroupRecord, ProductRecord } from './menu-records.types.js';

const MAX_KNOWN_BYTES = 128 * 1024 * 1024;
const MAX_KNOWN_GROUP_BYTES = 32 * 1024 * 1024;

type Declaration = 'allergens' | 'additives' | 'ingredientIds';

@Injectable()
export class MenuRepository {
  private readonly known = new DecodedRows<Product>(MAX_KNOWN_BYTES, (document) =>
    dishOf(document as ProductRecord),
  );
  private readonly knownGroups = new DecodedRows<OptionGroup>(MAX_KNOWN_GROUP_BYTES, (document) =>
    withId(document as OptionGroupRecord),
  );

  private readonly knownCategories = new DecodedRows<Category>(MAX_KNOWN_GROUP_BYTES, (document) =>
    withId(document as CategoryRecord),
  );

  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('OptionGroup') private readonly optionGroups: Model<OptionGroupRecord>,
  ) {}

  async listCategories(shopId: string): Promise<Category[]> {
    return (await this.categories.find({ shopId }).sort({ position: 1 }).lean()).map(withId);
  }

  /** The same for readers alone, see `listProductsToRead`. */
  async listCategoriesToRead(shopId: string): Promise<readonly Readonly<Category>[]> {
    const documents = await this.categories.collection
      .find({ shopId }, { sort: { position: 1 }, raw: true })
      .toArray();
    return this.knownCategories.of(shopId, documents as unknown as Uint8Array[]);
  }

  async listProducts(shopId: string): Promise<Product[]> {
    const records = await this.products
      .find({ shopId }, { searchTokens: 0 })
      .sort({ categoryId: 1, position: 1 })
      .lean();
    return records.map(dishOf);
  }

  /** The same for readers alone: what has not changed since the last time is not decoded again. */
  async listProductsToRead(shopId: string): Promise<readonly Readonly<Product>[]> {
    const documents = await this.products.collection
      .find({ shopId }, { projection: { searchTokens: 0 }, sort: { categoryId: 1, position: 1 }, raw: true })
      .toArray();
    return this.known.of(shopId, documents as unknown as Uint8Array[]);
  }

  async listOptionGroups(shopId: string): Promise<OptionGroup[]> {
    return (await this.optionGroups.find({ shopId }).sort({ position: 1 }).lean()).map(withId);
  }

  /** The same for readers alone, see `listProductsToRead`. */
  async listOptionGroupsToRead(shopId: string): Promise<readonly Readonly<OptionGroup>[]> {
    const documents = await this.optionGroups.collection
      .find({ shopId }, { sort: { position: 1 }, raw: true })
      .toArray();
    return this.knownGroups.of(shopId, documents as unknown as Uint8Array[]);
  }

  async hasCategory(shopId: string, id: string): Promise<boolean> {
    return (await this.categories.findOne({ shopId, _id: id }, { _id: 1 }).lean()) !== null;
  }

  async counts(shopId: string): Promise<Omit<MenuCounts, 'allergensUnchecked'>> {
    const [categories, products, soldOut] = await Promise.all([
      this.categories.countDocuments({ shopId }),
      this.products.countDocuments({ shopId }),
      this.products.countDocuments({ shopId, soldOut: { $ne: null } }),
    ]);
    return { categories, products, soldOut };
  }

  /** Only the fields of the dishes that declare what they contain. */
  async listDeclarations(shopId: string): Promise<Pick<Product, Declaration>[]> {
    return this.products.find({ shopId }, { _id: 0, allergens: 1, additives: 1, ingredientIds: 1 }).lean();
  }
}

/** Dishes saved by older versions have no alcohol type, and all of them counted. */
const dishOf = ({ _id, ...dish }: Omit<ProductRecord, 'searchTokens'>): Product =>
  Object.assign(dish, {
    id: _id,
    countsForMinimum: dish.countsForMinimum ?? true,
    alcoholType: dish.alcoholType ?? 'none',
  });

const withId = <T extends { _id: string }>({ _id, ...rest }: T): Omit<T, '_id'> & { id: string } => ({
  id: _id,
  ...rest,
});
