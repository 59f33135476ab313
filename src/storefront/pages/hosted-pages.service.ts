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

const MAX_BYTES = 16 * 1024 * 1024;

/** Imprint, privacy and terms as compressed buffers, until the shop or its words change, or a day begins: the hours at their end may be others then. */
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
    this.kept = new LiveCache(live, ['shop.changed', 'menu.changed'], {
      maxBytes: MAX_BYTES,
      bytesOf,
      lifetime: { ms: HOUR_MS, clock },
    });
  }

  legal(slug: string, kind: GuestText, language: Language): Promise<KeptPage> {
    return this.kept.of(`${slug}/${kind}?${language}`, async (belongsTo) => {
      const shop = await this.shops.bySlug(slug);
      belongsTo(shop.id);
      return this.writeLegal(shop, kind, language);
    });
  }

  private async writeLegal(shop: Shop, kind: GuestText, language: Language): Promise<KeptPage> {
    const page = await this.props.legal(shop, kind, language);
    if (!page) throw new TextNotPublished();
    return keepPage(this.renderer.legal(page), this.renderer.policyFor(page.shop));
  }
}
