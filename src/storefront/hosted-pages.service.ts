import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Live } from '../platform/live/live.js';
import type { Language } from '../shared/voice.types.js';
import { inEnglish } from '../shop/allergens/declared-english.rules.js';
import type { GuestText } from '../shop/legal/legal.types.js';
import type { Colors, Design, Shop } from '../shop/restaurant/shop.types.js';
import { CountedMenu } from '../shop/stock-desk/counted-menu.service.js';
import { type KeptPage, keepPage } from './kept-page.js';
import { LegalTextPages } from './legal-text-pages.js';
import type { CheckoutPage, MenuPage, StorefrontLinks } from './menu/menu.view.js';
import { filterChoicesOf } from './menu/menu-filter.rules.js';
import { menuLegendOf, menuViewOf } from './menu/menu-page.rules.js';
import { hostedLinks, nowhere } from './shop/links.rules.js';
import { OpenShops } from './shop/open-shops.js';
import { shopViewOf } from './shop/shop-view.rules.js';
import { TextNotPublished } from './storefront.errors.js';
import { StorefrontRenderer } from './storefront.renderer.js';
import { voiceFor } from './words/voice.rules.js';

const MOST_PAGES = 500;

type DesignDraft = Partial<Omit<Design, 'colors'> & Colors>;

interface Entry {
  shopId: string;
  page: Promise<KeptPage>;
  /** The page once it is written. */
  ready: KeptPage | null;
}

/** Menu pages as compressed buffers; a change of the shop or its menu drops them. */
@Injectable()
export class HostedPages {
  private readonly kept = new Map<string, Entry>();

  constructor(
    private readonly shops: OpenShops,
    private readonly counted: CountedMenu,
    private readonly texts: LegalTextPages,
    private readonly renderer: StorefrontRenderer,
    private readonly clock: Clock,
    live: Live,
  ) {
    live.on('menu.changed', ({ shopId }) => this.drop(shopId));
    live.on('shop.changed', ({ shopId }) => this.drop(shopId));
    live.onGap(() => this.kept.clear());
  }

  menu(slug: string, language: Language): Promise<KeptPage> {
    const write = (shop: Shop) => this.writeMenu(shop, language);
    return this.keptOrNew(`${slug}?${language}`, slug, write);
  }

  /** Without asking anybody; null when it has yet to be written. */
  keptMenu(slug: string, language: Language): KeptPage | null {
    return this.kept.get(`${slug}?${language}`)?.ready ?? null;
  }

  /** Only texts that are published are kept: an address with no text behind it takes no room. */
  legal(slug: string, kind: GuestText, language: Language): Promise<KeptPage> {
    const write = (shop: Shop) => this.writeLegal(shop, kind, language);
    return this.keptOrNew(`${slug}/${kind}?${language}`, slug, write);
  }

  /** Props of the menu, for the hosted page and for the exported one. */
  async menuPage(
    shop: Shop,
    language: Language,
    links: StorefrontLinks = hostedLinks(shop, language),
  ): Promise<MenuPage> {
    const menu = await this.counted.of(shop);
    const view = menuViewOf(menu, this.clock.now(), language);
    const legend = menuLegendOf(menu);
    return {
      shop: shopViewOf(shop, language),
      speech: voiceFor(shop, language),
      menu: view,
      legend: language === 'en' ? inEnglish(legend, menu.codeSet) : legend,
      filters: filterChoicesOf(view, language),
      links,
    };
  }

  /** The menu as it would look; nothing in it leads anywhere. */
  async preview(
    shop: Shop,
    { headline, titleImage, logo, salutation, ...colors }: DesignDraft,
  ): Promise<MenuPage> {
    const said = { headline, titleImage, logo, salutation };
    const design = { ...shop.design, ...given(said), colors: { ...shop.design.colors, ...given(colors) } };
    return this.menuPage({ ...shop, design }, 'de', nowhere(hostedLinks(shop)));
  }

  checkoutPage(
    shop: Shop,
    language: Language,
    links: StorefrontLinks = hostedLinks(shop, language),
  ): CheckoutPage {
    return { shop: shopViewOf(shop, language), speech: voiceFor(shop, language), links };
  }

  private keptOrNew(name: string, slug: string, write: (shop: Shop) => Promise<KeptPage>): Promise<KeptPage> {
    return this.kept.get(name)?.page ?? this.render(name, slug, write);
  }

  private async render(
    name: string,
    slug: string,
    write: (shop: Shop) => Promise<KeptPage>,
  ): Promise<KeptPage> {
    const shop = await this.shops.bySlug(slug);
    const entry: Entry = { shopId: shop.id, page: write(shop), ready: null };
    if (this.kept.size >= MOST_PAGES) this.kept.clear();
    this.kept.set(name, entry);
    entry.page.then(
      (page) => {
        entry.ready = page;
      },
      () => this.kept.delete(name),
    );
    return entry.page;
  }

  private async writeMenu(shop: Shop, language: Language): Promise<KeptPage> {
    const page = await this.menuPage(shop, language);
    return keepPage(this.renderer.menu(page), this.renderer.policyFor(page.shop));
  }

  private async writeLegal(shop: Shop, kind: GuestText, language: Language): Promise<KeptPage> {
    const page = await this.texts.page(shop, kind, language);
    if (!page) throw new TextNotPublished();
    return keepPage(this.renderer.legal(page), this.renderer.policyFor(page.shop));
  }

  private drop(shopId: string): void {
    for (const [name, entry] of this.kept) if (entry.shopId === shopId) this.kept.delete(name);
  }
}

const given = <T extends object>(draft: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<T>;
