import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CategoryRecord, OptionGroupRecord, ProductRecord } from '../menu-records.types.js';
import type { MenuLanguage, RecordPlace, Translated } from './translations.types.js';

/** Single texts of the menu, written without touching anything else of a dish. */
@Injectable()
export class MenuTextsRepository {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('OptionGroup') private readonly groups: Model<OptionGroupRecord>,
  ) {}

  async findProduct(shopId: string, id: string): Promise<Pick<ProductRecord, 'number'> | null> {
    return this.products.findOne({ shopId, _id: id }, { _id: 0, number: 1 }).lean();
  }

  /** False when name and description are no longer those it was suggested for. */
  async describe(
    shopId: string,
    id: string,
    known: Pick<ProductRecord, 'name' | 'description'>,
    change: Pick<ProductRecord, 'description' | 'searchTokens'>,
  ): Promise<boolean> {
    const { modifiedCount } = await this.products.updateOne(
      { shopId, _id: id, ...known },
      { $set: change, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }

  /** Leaves the version alone: whoever edits the German dish at the same time is not in the way. */
  async translate(
    shopId: string,
    { subject, id, part }: RecordPlace,
    language: MenuLanguage,
    translated: Translated | null,
  ): Promise<boolean> {
    const field = `translations.${language}.${part}`;
    const change = translated ? { $set: { [field]: translated } } : { $unset: { [field]: '' } };
    return this.update({ shopId, _id: id }, subject, change);
  }

  /** False when the German text is another one by now, or somebody has translated it already. */
  async translateMissing(
    shopId: string,
    { subject, id, part }: RecordPlace,
    language: MenuLanguage,
    translated: Translated,
  ): Promise<boolean> {
    const field = `translations.${language}.${part}`;
    const untranslated = { [`${field}.of`]: { $ne: translated.of } };
    const these = { shopId, _id: id, ...saying(part, translated.of), ...untranslated };
    return this.update(these, subject, { $set: { [field]: translated } });
  }

  private async update(these: object, subject: RecordPlace['subject'], change: object): Promise<boolean> {
    const { matchedCount } =
      subject === 'product'
        ? await this.products.updateOne(these, change)
        : subject === 'category'
          ? await this.categories.updateOne(these, change)
          : await this.groups.updateOne(these, change);
    return matchedCount === 1;
  }
}

const LISTS: Readonly<Record<string, string>> = { option: 'options', course: 'combo.courses' };

/** What has this very text in this place. */
function saying(part: string, german: string): object {
  const [kind = '', id] = part.split(':');
  const list = LISTS[kind];
  return list ? { [list]: { $elemMatch: { id, name: german } } } : { [part]: german };
}
