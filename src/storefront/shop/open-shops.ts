import { Injectable } from '@nestjs/common';
import { Confirmations } from '../../auth/user/confirmations.js';
import { Env } from '../../platform/env/env.js';
import { HOST_MARK } from '../../platform/http/guest-hosts.rules.js';
import { Live } from '../../platform/live/live.js';
import { LiveCache } from '../../platform/live/live-cache.js';
import { homeOf } from '../../shop/domain/shop-home.rules.js';
import { withinPlan } from '../../shop/plan-gate/plan-settings.rules.js';
import { ShopService } from '../../shop/restaurant/shop.service.js';
import type { Shop, ShopSettings } from '../../shop/restaurant/shop.types.js';
import { StorefrontNotFound } from './storefront.errors.js';

const MAX_SHOPS = 500;

/** `root` is where its pages begin, when that is not `/s/:slug`; `home` is the full address of its menu. */
export type OpenShop = Shop & { root?: string; home: string };

/** The shops guests are looking at, kept in the process until they change. */
@Injectable()
export class OpenShops {
  private readonly kept: LiveCache<OpenShop>;

  constructor(
    private readonly service: ShopService,
    private readonly confirmations: Confirmations,
    private readonly env: Env,
    live: Live,
  ) {
    this.kept = new LiveCache(live, ['shop.changed'], { max: MAX_SHOPS });
  }

  async bySlug(slug: string): Promise<OpenShop> {
    const shop = await this.kept.of(slug, async (belongsTo) => {
      const found = await this.find(slug);
      if (found) belongsTo(found.id);
      return found;
    });
    if (!shop) throw new StorefrontNotFound();
    return shop;
  }

  /** As far as its plan goes. Under its own domain a shop stands at the root, whatever its address with us. */
  private async find(slug: string): Promise<OpenShop | null> {
    const domain = slug.startsWith(HOST_MARK) ? slug.slice(HOST_MARK.length) : null;
    const shop = await (domain ? this.service.findByDomain(domain) : this.service.findBySlug(slug));
    if (!shop) return null;
    const settings = await this.asFarAsConfirmed(shop.id, withinPlan(shop.settings, shop.subscription));
    const booked = { ...shop, settings, home: homeOf(shop, this.env) };
    return domain ? { ...booked, root: '' } : booked;
  }

  /** Every order sends mails, so nobody orders before an owner has shown that one mailbox is theirs. */
  private async asFarAsConfirmed(shopId: string, settings: ShopSettings): Promise<ShopSettings> {
    if (!settings.shopEnabled || (await this.confirmations.hasConfirmedOwner(shopId))) return settings;
    return { ...settings, shopEnabled: false };
  }
}
