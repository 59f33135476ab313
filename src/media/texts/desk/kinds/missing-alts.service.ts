import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/http/viewer.js';
import type { Shop } from '../../../../shop/restaurant/shop.types.js';
import { PictureWords } from '../../../picture-words.service.js';
import { PictureTexts } from '../../picture-texts.service.js';
import type { TextProposal } from '../text-task.types.js';
import type { MissingText, TextKind, WrittenText } from './text-kind.js';
import { writeEach } from './written.js';

/** Alternative texts of pictures that have none. */
@Injectable()
export class MissingAlts implements TextKind {
  constructor(
    private readonly words: PictureWords,
    private readonly pictures: PictureTexts,
  ) {}

  async missing(shop: Shop): Promise<MissingText[]> {
    const pictures = await this.words.undescribed(shop);
    return pictures.map(({ id, name, src }) => ({
      place: { subject: 'picture', id, part: 'alt' },
      owner: name,
      german: '',
      picture: src,
    }));
  }

  write(shop: Shop, missing: readonly MissingText[]): Promise<WrittenText[]> {
    return writeEach(missing, (id) => this.pictures.describe(shop, id));
  }

  take(viewer: Viewer, shop: Shop, { place }: TextProposal, text: string): Promise<boolean> {
    return this.words.describe(viewer, shop, place.id, text);
  }
}
