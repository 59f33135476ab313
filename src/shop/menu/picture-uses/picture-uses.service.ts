import { Injectable } from '@nestjs/common';
import { Live } from '../../../platform/live/live.js';
import type { Picture } from '../menu.types.js';
import { PictureUsesRepository } from './picture-uses.repository.js';
import type { PictureUse } from './picture-uses.types.js';

/** What the menu has to do with the pictures of the library. */
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

  /** Dishes and categories carry their own copy of what a picture shows, so that a menu is one read. */
  async describePicture(shopId: string, picture: Picture): Promise<void> {
    if ((await this.uses.describe(shopId, picture)) > 0) await this.live.publish(shopId, 'menu.changed', {});
  }
}
