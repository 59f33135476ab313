import { Injectable } from '@nestjs/common';
import { Bin } from '../shop/bin/bin.service.js';
import type { BinEntry } from '../shop/bin/bin.types.js';
import type { BinKeeper } from '../shop/bin/bin-keepers.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { LibraryIsFull } from './media.errors.js';
import { MediaRepository } from './media.repository.js';
import type { LibraryPicture } from './media.types.js';
import { MediaListService } from './media-list.service.js';
import { PictureMaker } from './picture-maker.js';
import { fullOf } from './quota.rules.js';

/** Brings deleted pictures back into the library, within the plan. */
@Injectable()
export class PictureReturn implements BinKeeper {
  readonly kind = 'picture';

  constructor(
    private readonly pictures: MediaRepository,
    private readonly lists: MediaListService,
    private readonly maker: PictureMaker,
    private readonly bin: Bin,
  ) {}

  async check(shop: Shop, entries: BinEntry[]): Promise<void> {
    const quota = await this.lists.quota(shop);
    let { pictures, bytes } = quota;
    for (const { content } of entries) {
      const full = fullOf({ ...quota, pictures, bytes }, (content as LibraryPicture).bytes);
      if (full) throw new LibraryIsFull(quota.planName, full);
      pictures += 1;
      bytes += (content as LibraryPicture).bytes;
    }
  }

  async restore({ id: shopId }: Shop, entries: BinEntry[]): Promise<void> {
    for (const { content } of entries) {
      const picture = content as LibraryPicture;
      await this.maker.unshelve(shopId, picture);
      await this.pictures.add(picture);
    }
  }

  async purge(shopId: string, entries: BinEntry[]): Promise<void> {
    for (const { id, content } of entries) {
      await this.maker.forgetShelved(shopId, content as LibraryPicture);
      if (!(await this.pictures.find(shopId, id))) await this.maker.forget(shopId, content as LibraryPicture);
    }
  }

  /** Whoever uploads a deleted picture again gets the same one back. */
  async ofUpload(shop: Shop, hash: string): Promise<LibraryPicture | null> {
    const entry = await this.bin.findPicture(shop.id, hash);
    if (!entry) return null;
    await this.check(shop, [entry]);
    await this.restore(shop, [entry]);
    await this.bin.drop(shop.id, [entry.id]);
    return entry.content as LibraryPicture;
  }
}
