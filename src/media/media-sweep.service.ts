import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Files } from '../platform/files/files.js';
import { newId } from '../shared/ids.js';
import { Bin } from '../shop/bin/bin.service.js';
import { MediaRepository } from './media.repository.js';
import { pictureAt } from './media-file.rules.js';

/** Files come first, their record follows within seconds. */
const PATIENCE_MS = 60 * 60_000;

/** Removes files without a record, left when the process died in between. */
@Injectable()
export class MediaSweep {
  constructor(
    private readonly files: Files,
    private readonly pictures: MediaRepository,
    private readonly bin: Bin,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const old = newId(this.clock.now().getTime() - PATIENCE_MS);
    let shop = '';
    let found = new Map<string, string[]>();
    for await (const key of this.files.list('')) {
      const picture = pictureAt(key);
      if (!picture || picture.id >= old) continue;
      if (picture.shopId !== shop) {
        await this.takeAway(shop, found);
        shop = picture.shopId;
        found = new Map();
      }
      found.set(picture.id, [...(found.get(picture.id) ?? []), key]);
    }
    await this.takeAway(shop, found);
  }

  private async takeAway(shopId: string, found: ReadonlyMap<string, string[]>): Promise<void> {
    if (found.size === 0) return;
    const known = await this.pictures.existing(shopId, [...found.keys()]);
    const lost = [...found].filter(([id]) => !known.has(id));
    // Deleted pictures come back from the bin; their files go when that lets them go.
    const binned = await this.bin.existing(
      shopId,
      lost.map(([id]) => id),
    );
    for (const [id, keys] of lost) if (!binned.has(id)) for (const key of keys) await this.files.delete(key);
  }
}
