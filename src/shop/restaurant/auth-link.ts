import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ConnectedShops, ShopLink } from '../../auth/shop-link.js';
import { ShopRepository } from './shop.repository.js';
import { ShopNews } from './shop-news.js';

/** What accounts ask of shops: their name in a mail, and to close when the last owner leaves. */
@Injectable()
export class AuthLink implements ConnectedShops, OnModuleInit {
  constructor(
    private readonly link: ShopLink,
    private readonly shops: ShopRepository,
    private readonly news: ShopNews,
  ) {}

  onModuleInit(): void {
    this.link.connect(this);
  }

  async nameOf(shopId: string): Promise<string | null> {
    return (await this.shops.find(shopId))?.name ?? null;
  }

  async close(shopId: string, userId: string): Promise<void> {
    const before = await this.shops.find(shopId);
    const sets = { 'settings.shopEnabled': false };
    const after = before && (await this.shops.change(shopId, undefined, sets));
    if (after) await this.news.changed({ userId }, { before, after, sets });
  }
}
