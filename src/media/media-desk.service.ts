import { Injectable } from '@nestjs/common';
import type { Viewer } from '../platform/http/viewer.js';
import type { UploadedPicture } from '../platform/pictures/uploaded-picture.js';
import type { Picture } from '../shop/menu/menu.types.js';
import { PictureUses } from '../shop/menu/picture-uses/picture-uses.service.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { LibraryUses } from './library-uses.service.js';
import { MediaService } from './media.service.js';
import { type PictureRow, toPicture, toPictureRow } from './media.view.js';

type Said = Partial<Pick<Picture, 'alt' | 'focus'>>;

/** Changes to the library; each answer shows the picture as it is afterwards. */
@Injectable()
export class MediaDesk {
  constructor(
    private readonly media: MediaService,
    private readonly uses: LibraryUses,
    private readonly menu: PictureUses,
  ) {}

  async take(viewer: Viewer, shop: Shop, upload: UploadedPicture): Promise<PictureRow> {
    const picture = await this.media.take(viewer, shop, upload);
    return toPictureRow(picture, await this.uses.of(shop, picture.id));
  }

  /** The menu follows: a dish shows the same alternative text and focal point. */
  async describe(viewer: Viewer, shop: Shop, id: string, { alt, focus }: Said): Promise<PictureRow> {
    const said = { ...(alt !== undefined && { alt }), ...(focus && { focus: { x: focus.x, y: focus.y } }) };
    const picture = await this.media.update(viewer, shop, id, said);
    await this.menu.describePicture(shop.id, toPicture(picture));
    return toPictureRow(picture, await this.uses.of(shop, id));
  }
}
