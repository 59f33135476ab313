import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MenuSettingsRecord } from '../menu-records.types.js';
import type { MenuLanguage, SizeWord } from './translations.types.js';

type Named = Pick<SizeWord, 'language' | 'of'>;

/** What the sizes of a shop are called in other languages. */
@Injectable()
export class SizeWordsRepository {
  constructor(@InjectModel('MenuSettings') private readonly settings: Model<MenuSettingsRecord>) {}

  async put(shopId: string, word: SizeWord): Promise<void> {
    if (await this.add(shopId, word)) return;
    const { text, ...named } = word;
    await this.settings.updateOne(
      { _id: shopId, sizeWords: { $elemMatch: named } },
      { $set: { 'sizeWords.$.text': text } },
    );
  }

  /** False where the size has a word already. */
  async add(shopId: string, { language, of, text }: SizeWord): Promise<boolean> {
    await this.settings.updateOne({ _id: shopId }, { $setOnInsert: { codeSet: 'AT' } }, { upsert: true });
    const { modifiedCount } = await this.settings.updateOne(
      { _id: shopId, sizeWords: { $not: { $elemMatch: { language, of } } } },
      { $push: { sizeWords: { language, of, text } } },
    );
    return modifiedCount === 1;
  }

  async remove(shopId: string, { language, of }: Named): Promise<void> {
    await this.settings.updateOne({ _id: shopId }, { $pull: { sizeWords: { language, of } } });
  }
}
