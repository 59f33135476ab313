import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { ShopService } from '../shop/restaurant/shop.service.js';
import { StorefrontRenderer } from '../storefront/pages/storefront.renderer.js';
import type { SiteFile } from './build.types.js';
import { ASSETS, fileFor } from './site-assets.js';
import { SitePages } from './site-pages.service.js';
import { SitePictures } from './site-pictures.service.js';

/** The same pages as hosted, with relative addresses, so that the tree works in any folder of any web space. */
@Injectable()
export class SiteTree {
  constructor(
    private readonly shops: ShopService,
    private readonly pages: SitePages,
    private readonly renderer: StorefrontRenderer,
    private readonly pictures: SitePictures,
  ) {}

  async of(shopId: string): Promise<SiteFile[]> {
    const shop = await this.shops.get(shopId);
    const images = await this.pictures.of(shop);
    const icon = await fileFor('/icon.svg');
    const parts = { images, icon };

    return [
      ...(await this.scripts()),
      ...images.files,
      ...(icon ? [icon] : []),
      ...(await this.pages.of(shop, 'en', parts)),
      ...(await this.pages.of(shop, 'de', parts)),
    ];
  }

  private async scripts(): Promise<SiteFile[]> {
    return Promise.all(
      this.renderer.scriptFiles.map(async (name) => ({
        path: `${ASSETS}/${name}`,
        bytes: await readFile(path.join(this.renderer.clientDir, name)),
      })),
    );
  }
}
