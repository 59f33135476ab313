import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CategoryRecord, OptionGroupRecord, ProductRecord } from '../menu-records.types.js';
import type { MenuLanguage, TextPlace, Translated } from './translations.types.js';

/** Single texts of the menu, written without touching anything else of a dish. */
@Injectable()
export class MenuTextsRepository {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('OptionGroup') private readonly groups: Model<OptionGroupRecord>,
  ) {}

  async findProduct(shopId: string, id: string): Promise<Pick<ProductRecord, 'name' | 'number'> | null> {
    return this.products.findOne({ shopId, _id: id }, { _id: 0, name: 1, number: 1 }).lean();
  }

  /** False when the description is no longer the one it was suggested for. */
  async describe(
    shopId: string,
    id: string,
    before: string,
    description: string,
    searchTokens: string[],
  ): Promise<boolean> {
    const { modifiedCount } = await this.products.updateOne(
      { shopId, _id: id, description: before },
      { $set: { description, searchTokens }, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }

  /** Leaves the version alone: whoever edits the German dish at the same time is not in the way. */
  async translate(
    shopId: string,
    { subject, id, part }: TextPlace,
    language: MenuLanguage,
    translated: Translated | null,
  ): Promise<boolean> {
    const field = `translations.${language}.${part}`;
    const change = translated ? { $set: { [field]: translated } } : { $unset: { [field]: '' } };
    const these = { shopId, _id: id };
    const { matchedCount } =
      subject === 'product'
        ? await this.products.updateOne(these, change)
        : subject === 'category'
          ? await this.categories.updateOne(these, change)
          : await this.groups.updateOne(these, change);
    return matchedCount === 1;
  }
}
