import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import type { Language } from '../../shared/voice.types.js';
import { siteAddressOf } from '../../shop/domain/own-sites.rules.js';
import { homeOf } from '../../shop/domain/shop-home.rules.js';
import { GUEST_TEXTS } from '../../shop/legal/legal.types.js';
import { KIND_PATH } from '../../shop/legal/legal.view.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { dishFolderOf } from '../../storefront/menu/dish-address.rules.js';
import type { MenuPage } from '../../storefront/pages/page.view.js';
import { PageProps } from '../../storefront/pages/page-props.service.js';
import { type Scripts, StorefrontRenderer } from '../../storefront/pages/storefront.renderer.js';
import { exportedLinks } from '../../storefront/shop/links.rules.js';
import { ASSETS } from './site-assets.js';
import { dishIn, menuIn, shopIn } from './site-pictures.rules.js';
import type { MovedTo } from './site-pictures.service.js';
import type { SiteWriter } from './site-writer.js';

interface SiteParts {
  moved: MovedTo;
  icon: string;
  writer: SiteWriter;
}

/** The pages of one language: German ones at the root of the tree, English ones in a folder. */
@Injectable()
export class SitePages {
  constructor(
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
    private readonly env: Env,
  ) {}

  /** The menu last, so that it never leads to a page that is not there yet. Answers what search engines may find. */
  async write(shop: Shop, language: Language, parts: SiteParts): Promise<string[]> {
    const texts = await this.legal(shop, language, parts);
    await this.checkout(shop, language, parts);
    const place = this.placeOf(shop, language, 'index.html');
    const page = await this.props.menu(shop, language, place.links);
    const dishes = await this.dishes(shop, { page, language }, parts);
    const move = parts.moved(place.root);
    const moved = { ...page, shop: shopIn(page.shop, move), menu: menuIn(page.menu, move) };
    await parts.writer.write(place.path, this.renderer.menuOnce(moved, this.scriptsAt(place.root, parts)));
    return [place.path, ...dishes, ...texts];
  }

  private async dishes(
    shop: Shop,
    { page, language }: { page: MenuPage; language: Language },
    parts: SiteParts,
  ): Promise<string[]> {
    const { root } = this.placeOf(shop, language, 'gericht/x/index.html');
    const move = parts.moved(root);
    const frame = { shop: shopIn(page.shop, move), speech: page.speech, legend: page.legend };
    const scripts = this.scriptsAt(root, parts);
    const written: string[] = [];
    for (const { name, anchor, products } of page.menu.categories) {
      for (const product of products) {
        const { links, path } = this.placeOf(shop, language, `gericht/${dishFolderOf(product)}/index.html`);
        const dish = dishIn(product, move);
        const html = this.renderer.dish({ ...frame, links, dish, category: name, anchor }, scripts);
        await parts.writer.write(path, html);
        written.push(path);
      }
    }
    return written;
  }

  private async checkout(shop: Shop, language: Language, parts: SiteParts): Promise<void> {
    const { links, root, path } = this.placeOf(shop, language, 'kasse/index.html');
    const page = await this.props.checkout(shop, language, links);
    const moved = { ...page, shop: shopIn(page.shop, parts.moved(root)) };
    await parts.writer.write(path, this.renderer.checkout(moved, this.scriptsAt(root, parts)));
  }

  private async legal(shop: Shop, language: Language, parts: SiteParts): Promise<string[]> {
    const written: string[] = [];
    for (const kind of GUEST_TEXTS) {
      const { links, root, path } = this.placeOf(shop, language, `${KIND_PATH[kind]}/index.html`);
      const page = await this.props.legal(shop, kind, language, links);
      if (!page) continue;
      const moved = { ...page, shop: shopIn(page.shop, parts.moved(root)) };
      await parts.writer.write(path, this.renderer.legal(moved, this.scriptsAt(root, parts)));
      written.push(path);
    }
    return written;
  }

  private placeOf(shop: Shop, language: Language, file: string) {
    const depth = file.split('/').length - 1;
    const up = upBy(depth);
    const site = siteAddressOf(shop);
    const place = { language, file, up, ...(site && { site }) };
    return {
      links: exportedLinks({ ...shop, home: homeOf(shop, this.env) }, this.env.baseUrl, place),
      root: language === 'de' ? up : upBy(depth + 1),
      path: language === 'de' ? file : `${language}/${file}`,
    };
  }

  private scriptsAt(root: string, { icon }: SiteParts): Scripts {
    return this.renderer.scriptsAt(`${root}${ASSETS}/`, `${root}${icon}`);
  }
}

const upBy = (folders: number): string => '../'.repeat(folders) || './';
