import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { ShopRepository } from './shop.repository.js';
import type { Shop } from './shop.types.js';

/** Puts a whole restaurant in place as somebody wrote it down, for the demonstration. */
@Injectable()
export class PlacementService {
  constructor(
    private readonly shops: ShopRepository,
    private readonly clock: Clock,
  ) {}

  async isFirst(): Promise<boolean> {
    return !(await this.shops.hasAny());
  }

  findPlaced(slug: string): Promise<Shop | null> {
    return this.shops.findBySlug(slug);
  }

  /** The same place twice: the one that stands there wins. */
  async place(userId: string, written: (id: string, now: Date) => Shop): Promise<Shop | null> {
    const now = this.clock.now();
    const shop = written(newId(now.getTime()), now);
    return (await this.shops.add(shop, userId)) ? shop : this.shops.findBySlug(shop.slug);
  }

  async finish(shopId: string, titleImage: string): Promise<void> {
    await this.shops.change(shopId, undefined, { setupStep: 'done', 'design.titleImage': titleImage });
  }
}
