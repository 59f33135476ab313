import { Injectable } from '@nestjs/common';
import { Files } from '../platform/files/files.js';
import type { Viewer } from '../platform/http/viewer.js';
import { pictureKey, pictureSources, singleFile } from '../shop/menu/picture-address.rules.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { LibraryUses } from './library-uses.service.js';
import { PictureNotFound } from './media.errors.js';
import { MediaRepository } from './media.repository.js';
import type { LibraryPicture, LibraryUse } from './media.types.js';
import { MediaDesk } from './media-desk.service.js';

const MOST = 1_000;

/** For whoever puts pictures of the library into words. */
@Injectable()
export class PictureWords {
  constructor(
    private readonly pictures: MediaRepository,
    private readonly files: Files,
    private readonly uses: LibraryUses,
    private readonly desk: MediaDesk,
  ) {}

  /** Those without words, the newest first; `name` is what people know a picture by. */
  async undescribed(shop: Shop): Promise<{ id: string; name: string; src: string }[]> {
    const [pictures, uses] = await Promise.all([
      this.pictures.list(shop.id, MOST, { before: null, undescribed: true }),
      this.uses.all(shop),
    ]);
    return pictures.map((picture) => ({
      id: picture.id,
      name: shownAs(uses.get(picture.id) ?? []) || picture.name || 'Bild',
      src: pictureSources(shop.id, picture).src,
    }));
  }

  /** `name` is the dish or the place that shows it, empty where nothing does. */
  async look(shop: Shop, id: string): Promise<{ jpeg: Uint8Array; name: string }> {
    const picture = await this.pictures.find(shop.id, id);
    const file = picture && (await this.files.get(pictureKey(shop.id, singleFile(picture))));
    if (!file) throw new PictureNotFound();
    return { jpeg: file.bytes, name: shownAs(await this.uses.of(shop, id)) };
  }

  /** False where somebody has described it meanwhile. */
  async describe(viewer: Viewer, shop: Shop, id: string, alt: string): Promise<boolean> {
    const picture: LibraryPicture | null = await this.pictures.find(shop.id, id);
    if (!picture) throw new PictureNotFound();
    if (picture.alt !== '') return false;
    await this.desk.describe(viewer, shop, id, { alt });
    return true;
  }
}

/** A dish says more about a picture than its category does. */
const shownAs = (uses: readonly LibraryUse[]): string =>
  (uses.find(({ kind }) => kind === 'product') ?? uses[0])?.name ?? '';
