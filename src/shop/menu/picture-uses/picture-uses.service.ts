import { Injectable } from '@nestjs/common';
import { Live } from '../../../platform/live/live.js';
import type { Picture } from '../menu.types.js';
import { PictureUsesRepository } from './picture-uses.repository.js';
import type { PictureUse } from './picture-uses.types.js';

/** Where the menu uses pictures of the library. */
@Injectable()
export class PictureUses {
  constructor(
    private readonly uses: PictureUsesRepository,
    private readonly live: Live,
  ) {}

  usesOfPicture(shopId: string, pictureId: string): Promise<PictureUse[]> {
    return this.uses.listOf(shopId, pictureId);
  }

  usesOfPictures(shopId: string): Promise<{ pictureId: string; use: PictureUse }[]> {
    return this.uses.list(shopId);
  }

  /** Dishes and categories hold a copy of the description, so that reading a menu does not touch the library. */
  async describePicture(shopId: string, picture: Picture): Promise<void> {
    if ((await this.uses.describe(shopId, picture)) > 0) await this.live.publish(shopId, 'menu.changed', {});
  }
}
