import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MenuSettingsRecord } from '../menu-records.types.js';
import type { SizeWord } from './translations.types.js';

type Named = Pick<SizeWord, 'language' | 'of'>;

/** What the sizes of a shop are called in other languages. */
@Injectable()
export class SizeWordsRepository {
  constructor(@InjectModel('MenuSettings') private readonly settings: Model<MenuSettingsRecord>) {}

  /** The new word first: whoever reads in between finds one. */
  async put(shopId: string, { language, of, text }: SizeWord): Promise<void> {
    await this.push(shopId, { language, of, text }, { language, of, text });
    await this.settings.updateOne(
      { _id: shopId },
      { $pull: { sizeWords: { language, of, text: { $ne: text } } } },
    );
  }

  /** False where the size has a word already. */
  add(shopId: string, { language, of, text }: SizeWord): Promise<boolean> {
    return this.push(shopId, { language, of, text }, { language, of });
  }

  async remove(shopId: string, { language, of }: Named): Promise<void> {
    await this.settings.updateOne({ _id: shopId }, { $pull: { sizeWords: { language, of } } });
  }

  /** Unless there is one like that. */
  private async push(shopId: string, word: SizeWord, like: Partial<SizeWord>): Promise<boolean> {
    await this.settings.updateOne({ _id: shopId }, { $setOnInsert: { codeSet: 'AT' } }, { upsert: true });
    const { modifiedCount } = await this.settings.updateOne(
      { _id: shopId, sizeWords: { $not: { $elemMatch: like } } },
      { $push: { sizeWords: word } },
    );
    return modifiedCount === 1;
  }
}
