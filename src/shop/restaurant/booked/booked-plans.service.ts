import { Injectable } from '@nestjs/common';
import type { Subscription } from '../../subscription/plans.js';
import { ShopRepository } from '../shop.repository.js';
import type { Shop } from '../shop.types.js';
import { ShopNews } from '../shop-news.js';

/** What a shop has booked is written by whoever bills it, never by a page. */
@Injectable()
export class BookedPlans {
  constructor(
    private readonly shops: ShopRepository,
    private readonly news: ShopNews,
  ) {}

  find(shopId: string): Promise<Shop | null> {
    return this.shops.find(shopId);
  }

  findBySlug(slug: string): Promise<Shop | null> {
    return this.shops.findBySlug(slug);
  }

  /** `userId` null: nobody was signed in, a payment or the clock brought it. The same plan again changes nothing. */
  async book(shopId: string, subscription: Subscription | null, userId: string | null): Promise<void> {
    const before = await this.shops.find(shopId);
    if (!before || before.subscription?.level === subscription?.level) return;
    const sets = { subscription };
    const after = await this.shops.change(shopId, undefined, sets);
    if (after) await this.news.changed({ userId }, { before, after, sets });
  }
}
