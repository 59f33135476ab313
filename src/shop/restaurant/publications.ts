import { Injectable } from '@nestjs/common';
import { NoShop } from './shop.errors.js';
import { ShopRepository } from './shop.repository.js';
import type { PublishedTexts, Shop } from './shop.types.js';
import { ShopNews } from './shop-news.js';

/** Points guests to the version of a legal text; never back to an older one, whoever is late. */
@Injectable()
export class Publications {
  constructor(
    private readonly shops: ShopRepository,
    private readonly news: ShopNews,
  ) {}

  async publish(userId: string, before: Shop, versions: Partial<PublishedTexts>): Promise<Shop> {
    const sets = Object.fromEntries(
      Object.entries(versions).map(([field, version]) => [`legal.${field}`, version]),
    );
    const after = await this.shops.raise(before.id, sets);
    if (!after) throw new NoShop();
    await this.news.changed({ userId }, { before, after, sets });
    return after;
  }
}
