import { Injectable } from '@nestjs/common';
import { Audit } from '../platform/audit/audit.service.js';
import type { Viewer } from '../platform/http/viewer.js';
import { Bin } from '../shop/bin/bin.service.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { LibraryUses } from './library-uses.service.js';
import { PictureInUse, PictureNotFound } from './media.errors.js';
import { MediaRepository } from './media.repository.js';
import { PictureMaker } from './picture-maker.js';
import { binItemOf } from './picture-return.rules.js';

/** Moves pictures that are not in use to the bin. */
@Injectable()
export class MediaRemoval {
  constructor(
    private readonly pictures: MediaRepository,
    private readonly maker: PictureMaker,
    private readonly uses: LibraryUses,
    private readonly bin: Bin,
    private readonly audit: Audit,
  ) {}

  async remove(viewer: Viewer, shop: Shop, id: string): Promise<void> {
    const picture = await this.pictures.find(shop.id, id);
    if (!picture) throw new PictureNotFound();
    await this.refuseWhileUsed(shop, id);
    await this.bin.put(viewer, shop.id, [binItemOf(picture)]);
    await this.pictures.remove(shop.id, id);
    try {
      // Checked again: a dish may have started to use it after the first check.
      await this.refuseWhileUsed(shop, id);
    } catch (error) {
      await this.pictures.add(picture);
      await this.bin.drop(shop.id, [id]);
      throw error;
    }
    await this.maker.shelve(shop.id, picture);
    await this.audit.record({
      shopId: shop.id,
      userId: viewer.userId,
      subject: 'media',
      action: 'deleted',
      before: { id, name: picture.name, alt: picture.alt },
    });
  }

  private async refuseWhileUsed(shop: Shop, id: string): Promise<void> {
    const uses = await this.uses.of(shop, id);
    if (uses.length > 0) throw new PictureInUse(uses);
  }
}
