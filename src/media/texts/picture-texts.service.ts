import { Injectable } from '@nestjs/common';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { PictureWords } from '../picture-words.service.js';
import { type CleanedText, MAX_ALT } from './plain-text.rules.js';
import { describePicture } from './prompt.rules.js';
import type { Writing } from './text-generator.js';
import { TextWriter } from './text-writer.service.js';

/** Alternative texts, by a model that looks at the picture. */
@Injectable()
export class PictureTexts {
  constructor(
    private readonly writer: TextWriter,
    private readonly words: PictureWords,
  ) {}

  async describe(shop: Shop, id: string, writing: Writing = {}): Promise<CleanedText> {
    const { jpeg, name } = await this.words.look(shop, id);
    return this.writer.writePlain(shop, 'alt', describePicture(jpeg, name), { ...writing, max: MAX_ALT });
  }
}
