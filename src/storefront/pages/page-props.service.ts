import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { berlinClock, formatDate } from '../../shared/berlin-time.js';
import type { Language } from '../../shared/voice.types.js';
import { inLanguage } from '../../shop/allergens/declared-english.rules.js';
import type { GuestText } from '../../shop/legal/legal.types.js';
import { isTextKind, KIND_TITLE } from '../../shop/legal/legal.view.js';
import { LegalTextService } from '../../shop/legal/legal-text.service.js';
import { standingText } from '../../shop/legal/texts/standing-text.rules.js';
import { MenuService } from '../../shop/menu/menu.service.js';
import type { Menu } from '../../shop/menu/menu.types.js';
import { wordsIn } from '../../shop/menu/texts/size-words.rules.js';
import type { Colors, Design, Shop } from '../../shop/restaurant/shop.types.js';
import { CountedMenu } from '../../shop/stock-desk/counted-menu.service.js';
import { filterChoicesOf } from '../menu/menu-filter.rules.js';
import { categoryOf, menuLegendOf, menuViewOf } from '../menu/menu-page.rules.js';
import { laterOf } from '../menu/menu-parts.rules.js';
import { PopularDishes } from '../menu/popular-dishes.service.js';
import { hostedLinks, nowhere } from '../shop/links.rules.js';
import { saidShop } from '../shop/said-shop.rules.js';
import type { StorefrontLinks } from '../shop/shop.view.js';
import { shopViewOf } from '../shop/shop-view.rules.js';
import { voiceFor } from '../words/voice.rules.js';
import type { CheckoutPage, LegalTextPage, MenuPage } from './page.view.js';

type DesignDraft = Partial<Omit<Design, 'colors'> & Colors>;

/** What the pages of a shop show, hosted or exported: the links decide which. */
@Injectable()
export class PageProps {
  constructor(
    private readonly menus: MenuService,
    private readonly counted: CountedMenu,
    private readonly texts: LegalTextService,
    private readonly popular: PopularDishes,
    private readonly clock: Clock,
  ) {}

  async menu(
    shop: Shop,
    language: Language,
    links: StorefrontLinks = hostedLinks(shop, language),
  ): Promise<MenuPage> {
    const menu = await this.counted.of(shop);
    const page = this.pageOf(menu, menu, language);
    const frame = this.frameOf(shop, menu, language, links);
    return { ...frame, ...page, popular: await this.popular.on(menu) };
  }

  /** A long menu begins with its first categories; each of the others has a page of its own. */
  async longMenu(shop: Shop, language: Language): Promise<MenuPage> {
    const page = await this.menu(shop, language);
    return { ...page, later: laterOf(page.menu.categories) };
  }

  /** null for what is no category of the menu, or no longer. */
  async category(shop: Shop, anchor: string, language: Language): Promise<MenuPage | null> {
    const menu = await this.counted.of(shop);
    const category = categoryOf(menu, anchor);
    return (
      category && {
        ...this.frameOf(shop, menu, language),
        ...this.pageOf(category, menu, language),
        popular: [],
        part: true,
      }
    );
  }

  /** The shop speaks the guest's language, as far as somebody has translated it with the menu. */
  private frameOf(
    shop: Shop,
    words: Pick<Menu, 'sizeWords'>,
    language: Language,
    links: StorefrontLinks = hostedLinks(shop, language),
  ): CheckoutPage {
    const german = shopViewOf(shop, berlinClock(this.clock.now()).date, language);
    return {
      shop: language === 'de' ? german : saidShop(german, wordsIn(words, language)),
      speech: voiceFor(shop, language),
      links,
    };
  }

  private pageOf(
    menu: Menu,
    whole: Menu,
    language: Language,
  ): Pick<MenuPage, 'menu' | 'legend' | 'filters' | 'later'> {
    const view = menuViewOf(menu, this.clock.now(), language, whole);
    return {
      menu: view,
      legend: inLanguage(menuLegendOf(menu), language),
      filters: filterChoicesOf(view, language),
      later: [],
    };
  }

  /** The menu as it would look; nothing in it leads anywhere. */
  async preview(
    shop: Shop,
    { headline, titleImage, logo, salutation, font, ...colors }: DesignDraft,
  ): Promise<MenuPage> {
    const texts = given({ headline, titleImage, logo, salutation, font });
    const design = { ...shop.design, ...texts, colors: { ...shop.design.colors, ...given(colors) } };
    return this.menu({ ...shop, design }, 'de', nowhere(hostedLinks(shop)));
  }

  async checkout(shop: Shop, language: Language, links?: StorefrontLinks): Promise<CheckoutPage> {
    const words = language === 'de' ? {} : await this.menus.menuOf(shop.id);
    return this.frameOf(shop, words, language, links);
  }

  /** null when guests have nothing to read yet. */
  async legal(
    shop: Shop,
    kind: GuestText,
    language: Language,
    links?: StorefrontLinks,
  ): Promise<LegalTextPage | null> {
    const text = await this.textOf(shop, kind);
    return (
      text && {
        ...(await this.checkout(shop, language, links)),
        kind,
        title: KIND_TITLE[kind],
        since: text.publishedAt && formatDate(text.publishedAt, language),
        blocks: this.texts.blocksOf(text),
        ...(kind === 'withdrawal' && shop.settings.vouchers && { form: true as const }),
      }
    );
  }

  private async textOf(
    shop: Shop,
    kind: GuestText,
  ): Promise<{ markdown: string; publishedAt: Date | null } | null> {
    return isTextKind(kind)
      ? this.texts.current(shop, kind)
      : { markdown: standingText(kind, shop), publishedAt: null };
  }
}

const given = <T extends object>(draft: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<T>;
