import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { ShopRepository } from './shop.repository.js';
import type { Shop } from './shop.types.js';

/** Adds a whole restaurant as it was written down in advance: the demo, or a shop of the tests. */
@Injectable()
export class WrittenShops {
  constructor(
    private readonly shops: ShopRepository,
    private readonly clock: Clock,
  ) {}

  async isFirst(): Promise<boolean> {
    return !(await this.shops.hasAny());
  }

  findBySlug(slug: string): Promise<Shop | null> {
    return this.shops.findBySlug(slug);
  }

  /** Added twice, the shop that is already there stays. */
  async add(userId: string, written: (id: string, now: Date) => Shop): Promise<Shop | null> {
    const now = this.clock.now();
    const shop = written(newId(now.getTime()), now);
    return (await this.shops.add(shop, userId)) ? shop : this.shops.findBySlug(shop.slug);
  }

  async finish(shopId: string, titleImage: string): Promise<void> {
    await this.shops.change(shopId, undefined, { setupStep: 'done', 'design.titleImage': titleImage });
  }
}
