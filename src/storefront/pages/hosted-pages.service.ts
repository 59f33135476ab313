import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { LiveCache } from '../../platform/live/live-cache.js';
import { HOUR_MS } from '../../shared/berlin-time.js';
import type { Language } from '../../shared/voice.types.js';
import type { GuestText } from '../../shop/legal/legal.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { OpenShops } from '../shop/open-shops.js';
import { TextNotPublished } from '../shop/storefront.errors.js';
import { bytesOf, type KeptPage, keepPage } from './kept-page.js';
import { PageProps } from './page-props.service.js';
import { StorefrontRenderer } from './storefront.renderer.js';

const MAX_BYTES = 128 * 1024 * 1024;
/** What guests order most changes without an event. */
const LIFETIME_MS = HOUR_MS;

/** Pages as compressed buffers; a change of the shop or its menu drops them, and so does an hour. */
@Injectable()
export class HostedPages {
  private readonly kept: LiveCache<KeptPage>;

  constructor(
    private readonly shops: OpenShops,
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
    live: Live,
    clock: Clock,
  ) {
    this.kept = new LiveCache(live, ['menu.changed', 'shop.changed'], {
      maxBytes: MAX_BYTES,
      bytesOf,
      lifetime: { ms: LIFETIME_MS, clock },
    });
  }

  menu(slug: string, language: Language): Promise<KeptPage> {
    return this.kept.of(`${slug}?${language}`, async (belongsTo) => {
      const shop = await this.shops.bySlug(slug);
      belongsTo(shop.id);
      return this.writeMenu(shop, language);
    });
  }

  /** Without waiting; null when it has to be rendered first. */
  keptMenu(slug: string, language: Language): KeptPage | null {
    return this.kept.peek(`${slug}?${language}`);
  }

  legal(slug: string, kind: GuestText, language: Language): Promise<KeptPage> {
    return this.kept.of(`${slug}/${kind}?${language}`, async (belongsTo) => {
      const shop = await this.shops.bySlug(slug);
      belongsTo(shop.id);
      return this.writeLegal(shop, kind, language);
    });
  }

  private async writeMenu(shop: Shop, language: Language): Promise<KeptPage> {
    const page = await this.props.menu(shop, language);
    return keepPage(this.renderer.menu(page), this.renderer.policyFor(page.shop));
  }

  private async writeLegal(shop: Shop, kind: GuestText, language: Language): Promise<KeptPage> {
    const page = await this.props.legal(shop, kind, language);
    if (!page) throw new TextNotPublished();
    return keepPage(this.renderer.legal(page), this.renderer.policyFor(page.shop));
  }
}
