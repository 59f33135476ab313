import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Env } from '../platform/env/env.js';
import { TEXT_KINDS } from '../shop/legal/legal.types.js';
import { KIND_PATH } from '../shop/legal/legal.view.js';
import { ShopService } from '../shop/restaurant/shop.service.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { HostedPages } from '../storefront/hosted-pages.service.js';
import { LegalTextPages } from '../storefront/legal-text-pages.js';
import { exportedLinks } from '../storefront/links.rules.js';
import type { LegalTextPage, StorefrontShop } from '../storefront/menu.view.js';
import { StorefrontRenderer } from '../storefront/storefront.renderer.js';
import type { SiteFile } from './build.types.js';

const PUBLIC = path.resolve('dist/client');
const ASSETS = 'assets';

/** The same pages as hosted, with relative addresses, so that the tree works in any folder of any web space. */
@Injectable()
export class SiteTree {
  constructor(
    private readonly shops: ShopService,
    private readonly pages: HostedPages,
    private readonly texts: LegalTextPages,
    private readonly renderer: StorefrontRenderer,
    private readonly env: Env,
  ) {}

  async of(shopId: string): Promise<SiteFile[]> {
    const shop = await this.shops.get(shopId);
    const { baseUrl } = this.env;
    const menu = await this.pages.menuPage(shop, exportedLinks(shop, baseUrl, './'));
    const checkout = this.pages.checkoutPage(shop, exportedLinks(shop, baseUrl, '../'));
    const images = await imagesOf(menu.shop, baseUrl);
    const icon = await fileFor('/icon.svg');
    const iconAt = (up: string) => `${up}${icon?.path ?? ''}`;

    return [
      ...(await this.scripts()),
      ...images.files,
      ...(icon ? [icon] : []),
      ...(await this.legalPages(shop, (legal) =>
        this.renderer.legal({ ...legal, shop: images.shopAt('../') }, this.scriptsAt('../', iconAt('../'))),
      )),
      page(
        'kasse/index.html',
        this.renderer.checkout(
          { ...checkout, shop: images.shopAt('../') },
          this.scriptsAt('../', iconAt('../')),
        ),
      ),
      page(
        'index.html',
        this.renderer.menu({ ...menu, shop: images.shopAt('./') }, this.scriptsAt('./', iconAt('./'))),
      ),
    ];
  }

  private async legalPages(shop: Shop, render: (page: LegalTextPage) => string): Promise<SiteFile[]> {
    const links = exportedLinks(shop, this.env.baseUrl, '../');
    const pages = await Promise.all(
      TEXT_KINDS.map(async (kind) => ({ kind, legal: await this.texts.page(shop, kind, links) })),
    );
    return pages.flatMap(({ kind, legal }) =>
      legal ? [page(`${KIND_PATH[kind]}/index.html`, render(legal))] : [],
    );
  }

  private scriptsAt(up: string, icon: string) {
    return this.renderer.scriptsAt(`${up}${ASSETS}/`, icon);
  }

  private async scripts(): Promise<SiteFile[]> {
    const names = (await readdir(this.renderer.clientDir)).filter((name) => name.endsWith('.js')).sort();
    return Promise.all(
      names.map(async (name) => ({
        path: `${ASSETS}/${name}`,
        bytes: await readFile(path.join(this.renderer.clientDir, name)),
      })),
    );
  }
}

const page = (file: string, html: string): SiteFile => ({ path: file, bytes: Buffer.from(html) });

/** The pictures of a shop move in with it; uploaded ones are fetched from us. */
async function imagesOf(shop: StorefrontShop, baseUrl: string) {
  const [logo, titleImage] = await Promise.all([fileFor(shop.logo), fileFor(shop.titleImage)]);
  return {
    files: [logo, titleImage].filter((file) => file !== null),
    shopAt: (up: string): StorefrontShop => ({
      ...shop,
      logo: logo ? up + logo.path : baseUrl + shop.logo,
      titleImage: titleImage ? up + titleImage.path : baseUrl + shop.titleImage,
    }),
  };
}

/** Content in the name: a changed picture is a new file, an unchanged one is never sent again. */
async function fileFor(url: string): Promise<SiteFile | null> {
  const source = path.join(PUBLIC, path.normalize(new URL(url, 'http://here').pathname));
  if (!source.startsWith(PUBLIC + path.sep) || !existsSync(source)) return null;

  const bytes = await readFile(source);
  const { name, ext } = path.parse(source);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
  return { path: `${ASSETS}/${name}-${hash}${ext}`, bytes };
}
