import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { LiveCache } from '../../platform/live/live-cache.js';
import { HOUR_MS } from '../../shared/berlin-time.js';
import { remembered } from '../../shared/remembered.js';
import type { Language } from '../../shared/voice.types.js';
import { MenuService } from '../../shop/menu/menu.service.js';
import { areSameTerms, termsOf } from '../menu/menu-terms.rules.js';
import { type OpenShop, OpenShops } from '../shop/open-shops.js';
import { CategoryUnknown } from '../shop/storefront.errors.js';
import { bytesOf, type KeptPage, keepPage } from './kept-page.js';
import { PageProps } from './page-props.service.js';
import { StorefrontRenderer } from './storefront.renderer.js';
import { Turns } from './turns.js';

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_FORMER_BYTES = 64 * 1024 * 1024;
/** What guests order most changes without an event. */
const LIFETIME_MS = HOUR_MS;
/** Answers that are on their way go first; a burst of changes makes one page. */
const BEHIND_MS = 50;

interface Former {
  page: KeptPage;
  terms: readonly string[];
  madeAt: number;
}

/**
 * Menus as compressed buffers until the shop or its menu changes. After a change of the menu the last page stays while
 * the next is made behind it, as long as no price, allergen or other term has changed: then the guest waits.
 */
@Injectable()
export class MenuPages {
  private readonly log = new Logger('Pages');
  private readonly kept: LiveCache<KeptPage>;
  private readonly former = new LRUCache<string, Former>({
    maxSize: MAX_FORMER_BYTES,
    sizeCalculation: ({ page }) => bytesOf(page),
  });
  private readonly renewing = new Set<string>();
  private readonly turns = new Turns();

  constructor(
    private readonly shops: OpenShops,
    private readonly menus: MenuService,
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
    private readonly clock: Clock,
    live: Live,
  ) {
    this.kept = new LiveCache(live, ['menu.changed', 'shop.changed'], {
      maxBytes: MAX_BYTES,
      bytesOf,
      lifetime: { ms: LIFETIME_MS, clock },
    });
  }

  async menu(slug: string, language: Language): Promise<KeptPage> {
    const key = keyOf(slug, language);
    return this.kept.peek(key) ?? (await this.asGood(key, slug, language)) ?? this.newest(slug, language);
  }

  /** Without waiting; null when it has to be looked at first. */
  keptMenu(slug: string, language: Language): KeptPage | null {
    return this.kept.peek(keyOf(slug, language));
  }

  /** One category of a long menu, as a page of its own. */
  category(slug: string, anchor: string, language: Language): Promise<KeptPage> {
    return this.kept.of(`${slug}/${anchor}?${language}`, async (belongsTo) => {
      const shop = await this.shops.bySlug(slug);
      belongsTo(shop.id);
      const page = await this.props.category(shop, anchor, language);
      if (!page) throw new CategoryUnknown();
      return keepPage(this.renderer.menu(page), this.renderer.menuPolicyFor(page.shop));
    });
  }

  /** The last page, when its terms still hold; null when the guest has to wait. */
  private async asGood(key: string, slug: string, language: Language): Promise<KeptPage | null> {
    const former = this.former.get(key);
    if (!former || this.clock.now().getTime() >= former.madeAt + LIFETIME_MS) return null;
    const shop = await this.shops.bySlug(slug);
    if (!areSameTerms(await this.termsOf(shop), former.terms)) return null;
    this.renewSoon(key, slug, language);
    return former.page;
  }

  private renewSoon(key: string, slug: string, language: Language): void {
    if (this.renewing.has(key)) return;
    this.renewing.add(key);
    setTimeout(() => void this.renew(key, slug, language), BEHIND_MS).unref();
  }

  private async renew(key: string, slug: string, language: Language): Promise<void> {
    try {
      await this.newest(slug, language);
    } catch (error) {
      this.log.warn(`The menu of ${slug}: ${error instanceof Error ? error.message : error}`);
    } finally {
      this.renewing.delete(key);
    }
  }

  private newest(slug: string, language: Language): Promise<KeptPage> {
    return this.kept.of(keyOf(slug, language), async (belongsTo) => {
      const shop = await this.shops.bySlug(slug);
      belongsTo(shop.id);
      return this.turns.take(shop.id, () => this.write(shop, slug, language));
    });
  }

  /** The terms are read first: should the menu change in between, they are too old and not too new. */
  private async write(shop: OpenShop, slug: string, language: Language): Promise<KeptPage> {
    const terms = await this.termsOf(shop);
    const madeAt = this.clock.now().getTime();
    const props = await this.props.longMenu(shop, language);
    const page = keepPage(this.renderer.menu(props), this.renderer.menuPolicyFor(props.shop));
    this.former.set(keyOf(slug, language), { page, terms, madeAt });
    return page;
  }

  /** A change of the restaurant itself counts as one of its terms. */
  private async termsOf(shop: OpenShop): Promise<readonly string[]> {
    const menu = await this.menus.menuOf(shop.id);
    return [spelled(shop, null), ...termsOf(menu, null)];
  }
}

const spelled = remembered<OpenShop, null, string>((shop) => JSON.stringify(shop));

const keyOf = (slug: string, language: Language): string => `${slug}?${language}`;
