import { Injectable } from '@nestjs/common';
import { PlanRoom } from '../shop/plan-gate/plan-room.service.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../shop/subscription/plans.js';
import { LibraryUses } from './library-uses.service.js';
import { MediaRepository } from './media.repository.js';
import type { MediaQuestion } from './media.types.js';
import { type MediaList, type MediaPage, type Quota, toPictureRow } from './media.view.js';

const MAX_AT_ONCE = 60;

/** The library as its page and the picker read it. */
@Injectable()
export class MediaListService {
  constructor(
    private readonly pictures: MediaRepository,
    private readonly uses: LibraryUses,
    room: PlanRoom,
  ) {
    room.measure(async (shop) => {
      const { pictures, bytes, mostPictures, mostBytes } = await this.quota(shop);
      return [
        { label: 'Bilder', used: pictures, most: mostPictures },
        { label: 'Speicher für Bilder', used: bytes, most: mostBytes, unit: 'bytes' },
      ];
    });
  }

  async page(shop: Shop, question: MediaQuestion): Promise<MediaPage> {
    return { ...(await this.list(shop, question)), filter: question.filter };
  }

  async list(shop: Shop, { filter, before }: MediaQuestion): Promise<MediaList> {
    const uses = await this.uses.all(shop);
    const used = [...uses.keys()];
    const found = await this.pictures.list(shop.id, MAX_AT_ONCE + 1, {
      before,
      ...(filter === 'used' && { only: used }),
      ...(filter === 'unused' && { without: used }),
      ...(filter === 'undescribed' && { undescribed: true }),
    });
    const pictures = found
      .slice(0, MAX_AT_ONCE)
      .map((picture) => toPictureRow(picture, uses.get(picture.id) ?? []));
    const next = found.length > MAX_AT_ONCE ? (pictures.at(-1)?.id ?? null) : null;
    return { pictures, next, quota: await this.quota(shop) };
  }

  async quota({ id, subscription }: Shop): Promise<Quota> {
    const { pictures: mostPictures, pictureBytes: mostBytes } = limitsOf(subscription);
    return {
      ...(await this.pictures.totals(id)),
      mostPictures,
      mostBytes,
      planName: planNameOf(subscription),
    };
  }
}
