import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { HOST_MARK } from '../../platform/http/guest-hosts.rules.js';
import { Live } from '../../platform/live/live.js';
import { homeOf } from '../../shop/domain/shop-home.rules.js';
import { withinPlan } from '../../shop/plan-gate/plan-settings.rules.js';
import { ShopService } from '../../shop/restaurant/shop.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { StorefrontNotFound } from '../storefront.errors.js';

const MOST_SHOPS = 500;

/** `root` is where its pages begin, when that is not `/s/:slug`; `home` is the full address of its menu. */
export type GuestShop = Shop & { root?: string; home: string };

/** The shops guests are looking at, kept in the process until they change. */
@Injectable()
export class OpenShops {
  private readonly shops = new Map<string, Promise<GuestShop | null>>();

  constructor(
    private readonly service: ShopService,
    private readonly env: Env,
    live: Live,
  ) {
    live.on('shop.changed', ({ shopId }) => void this.forget(shopId));
    live.onGap(() => this.shops.clear());
  }

  async bySlug(slug: string): Promise<GuestShop> {
    const shop = await (this.shops.get(slug) ?? this.load(slug));
    if (!shop) throw new StorefrontNotFound();
    return shop;
  }

  /** Only shops that exist are kept, so that nobody fills the memory with names. */
  private async load(slug: string): Promise<GuestShop | null> {
    const loading = this.find(slug);
    if (this.shops.size >= MOST_SHOPS) this.shops.clear();
    this.shops.set(slug, loading);
    const shop = await loading.catch((error) => {
      this.shops.delete(slug);
      throw error;
    });
    if (!shop && this.shops.get(slug) === loading) this.shops.delete(slug);
    return shop;
  }

  /** As far as its plan goes. Under its own name a shop stands at the root, whatever its address with us. */
  private async find(slug: string): Promise<GuestShop | null> {
    const domain = slug.startsWith(HOST_MARK) ? slug.slice(HOST_MARK.length) : null;
    const shop = await (domain ? this.service.findByDomain(domain) : this.service.findBySlug(slug));
    if (!shop) return null;
    const settings = withinPlan(shop.settings, shop.subscription);
    const booked = { ...shop, settings, home: homeOf(shop, this.env) };
    return domain ? { ...booked, root: '' } : booked;
  }

  private async forget(shopId: string): Promise<void> {
    for (const [slug, loading] of this.shops) {
      if ((await loading.catch(() => null))?.id === shopId) this.shops.delete(slug);
    }
  }
}
