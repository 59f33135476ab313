import { Injectable } from '@nestjs/common';
import { Live } from '../platform/live/live.js';
import { ShopService } from '../shop/restaurant/shop.service.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { StorefrontNotFound } from './storefront.errors.js';

const MOST_SHOPS = 500;

/** The shops guests are looking at, kept in the process until they change. */
@Injectable()
export class OpenShops {
  private readonly shops = new Map<string, Promise<Shop | null>>();

  constructor(
    private readonly service: ShopService,
    live: Live,
  ) {
    live.on('shop.changed', ({ shopId }) => void this.forget(shopId));
    live.onGap(() => this.shops.clear());
  }

  async bySlug(slug: string): Promise<Shop> {
    const shop = await (this.shops.get(slug) ?? this.load(slug));
    if (!shop) throw new StorefrontNotFound();
    return shop;
  }

  /** Only shops that exist are kept, so that nobody fills the memory with names. */
  private async load(slug: string): Promise<Shop | null> {
    const loading = this.service.findBySlug(slug);
    if (this.shops.size >= MOST_SHOPS) this.shops.clear();
    this.shops.set(slug, loading);
    const shop = await loading.catch((error) => {
      this.shops.delete(slug);
      throw error;
    });
    if (!shop && this.shops.get(slug) === loading) this.shops.delete(slug);
    return shop;
  }

  private async forget(shopId: string): Promise<void> {
    for (const [slug, loading] of this.shops) {
      if ((await loading.catch(() => null))?.id === shopId) this.shops.delete(slug);
    }
  }
}
