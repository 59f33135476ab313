import { Injectable } from '@nestjs/common';
import { ShopService } from '../../shop/restaurant/shop.service.js';
import { PageProps } from '../../storefront/pages/page-props.service.js';
import { writeAsset } from './site-assets.js';
import { SiteExtras } from './site-extras.service.js';
import { SitePages } from './site-pages.service.js';
import { SitePictures } from './site-pictures.service.js';
import type { SiteWriter } from './site-writer.js';

/** The same pages as hosted, with relative addresses, so that the tree works in any folder of any web space. */
@Injectable()
export class SiteTree {
  constructor(
    private readonly shops: ShopService,
    private readonly props: PageProps,
    private readonly pages: SitePages,
    private readonly pictures: SitePictures,
    private readonly extras: SiteExtras,
  ) {}

  /** What pages load comes before them, what says that all is there comes last. */
  async write(shopId: string, writer: SiteWriter, build: { id: string; requestedAt: Date }): Promise<void> {
    const shop = await this.shops.get(shopId);
    const menu = await this.props.menu(shop, 'de');
    await this.extras.scripts(writer);
    const moved = await this.pictures.write(shop, menu, writer);
    const icon = await writeAsset('/icon.svg', writer);
    await this.extras.manifest(shop, { moved, writer });
    const parts = { moved, icon, writer };
    await this.pages.write(shop, 'en', parts);
    const found = await this.pages.write(shop, 'de', parts);
    await this.extras.forMachines(shop, { menu, found, writer });
    const latest = { build: build.id, at: build.requestedAt.toISOString(), files: writer.files + 1 };
    await writer.write('builds/latest.json', `${JSON.stringify(latest)}\n`);
  }
}
