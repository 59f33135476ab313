import { Injectable } from '@nestjs/common';
import { Env } from '../platform/env/env.js';
import type { Language } from '../shared/voice.types.js';
import { homeOf } from '../shop/domain/shop-home.rules.js';
import { GUEST_TEXTS } from '../shop/legal/legal.types.js';
import { KIND_PATH } from '../shop/legal/legal.view.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { PageProps } from '../storefront/pages/page-props.service.js';
import { StorefrontRenderer } from '../storefront/pages/storefront.renderer.js';
import { exportedLinks } from '../storefront/shop/links.rules.js';
import type { SiteFile } from './build.types.js';
import { ASSETS } from './site-assets.js';
import { menuIn, shopIn } from './site-pictures.rules.js';
import type { SiteImages } from './site-pictures.service.js';

interface SiteParts {
  images: SiteImages;
  icon: SiteFile | null;
}

/** The pages of one language: German ones at the root of the tree, English ones in a folder. */
@Injectable()
export class SitePages {
  constructor(
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
    private readonly env: Env,
  ) {}

  /** The menu last, so that it never leads to a page that is not there yet. */
  async of(shop: Shop, language: Language, parts: SiteParts): Promise<SiteFile[]> {
    return [
      ...(await this.legal(shop, language, parts)),
      this.checkout(shop, language, parts),
      await this.menu(shop, language, parts),
    ];
  }

  private async menu(shop: Shop, language: Language, parts: SiteParts): Promise<SiteFile> {
    const { links, root, write } = this.placeOf(shop, language, 'index.html');
    const page = await this.props.menu(shop, language, links);
    const move = parts.images.movedTo(root);
    const moved = { ...page, shop: shopIn(page.shop, move), menu: menuIn(page.menu, move) };
    return write(this.renderer.menu(moved, this.scriptsAt(root, parts)));
  }

  private checkout(shop: Shop, language: Language, parts: SiteParts): SiteFile {
    const { links, root, write } = this.placeOf(shop, language, 'kasse/index.html');
    const page = this.props.checkout(shop, language, links);
    const moved = { ...page, shop: shopIn(page.shop, parts.images.movedTo(root)) };
    return write(this.renderer.checkout(moved, this.scriptsAt(root, parts)));
  }

  private async legal(shop: Shop, language: Language, parts: SiteParts): Promise<SiteFile[]> {
    const pages = GUEST_TEXTS.map(async (kind) => {
      const { links, root, write } = this.placeOf(shop, language, `${KIND_PATH[kind]}/index.html`);
      const page = await this.props.legal(shop, kind, language, links);
      if (!page) return [];
      const moved = { ...page, shop: shopIn(page.shop, parts.images.movedTo(root)) };
      return [write(this.renderer.legal(moved, this.scriptsAt(root, parts)))];
    });
    return (await Promise.all(pages)).flat();
  }

  private placeOf(shop: Shop, language: Language, file: string) {
    const up = file.includes('/') ? '../' : './';
    const folder = language === 'de' ? '' : `${language}/`;
    return {
      links: exportedLinks({ ...shop, home: homeOf(shop, this.env) }, this.env.baseUrl, {
        language,
        file,
        up,
      }),
      root: language === 'de' ? up : `${up}../`,
      write: (html: string): SiteFile => ({ path: folder + file, bytes: Buffer.from(html) }),
    };
  }

  private scriptsAt(root: string, { icon }: SiteParts) {
    return this.renderer.scriptsAt(`${root}${ASSETS}/`, `${root}${icon?.path ?? ''}`);
  }
}
