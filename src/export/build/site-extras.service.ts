import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { siteAddressOf } from '../../shop/domain/own-sites.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { appManifestOf, iconOf } from '../../storefront/pages/app-manifest.rules.js';
import type { MenuPage } from '../../storefront/pages/page.view.js';
import { StorefrontRenderer } from '../../storefront/pages/storefront.renderer.js';
import { ASSETS, writeNamed } from './site-assets.js';
import { ASSETS_HTACCESS, htaccessOf, robotsOf, sitemapOf } from './site-files.rules.js';
import type { MovedTo } from './site-pictures.service.js';
import type { SiteWriter } from './site-writer.js';

/** How far below the root a page may lie. */
const ROOTS = ['./', '../', '../../', '../../../'];

/** What stands beside the pages of a site. */
@Injectable()
export class SiteExtras {
  constructor(
    private readonly renderer: StorefrontRenderer,
    private readonly env: Env,
  ) {}

  async scripts(writer: SiteWriter): Promise<void> {
    for (const name of this.renderer.scriptFiles) {
      await writer.write(`${ASSETS}/${name}`, await readFile(path.join(this.renderer.clientDir, name)));
    }
  }

  async manifest(shop: Shop, { moved, writer }: { moved: MovedTo; writer: SiteWriter }): Promise<void> {
    const letters = await writeNamed('shop.svg', iconOf(shop), writer);
    const design = { ...shop.design, logo: moved('./')(shop.design.logo) };
    const { id: _, icons, ...app } = appManifestOf({ ...shop, design, root: '.' });
    const own = icons.map((icon) => (icon.src === './icon.svg' ? { ...icon, src: `./${letters}` } : icon));
    const manifest = { ...app, start_url: './', scope: './', icons: own };
    await writer.write('app.webmanifest', JSON.stringify(manifest));
  }

  async forMachines(
    shop: Shop,
    { menu, found, writer }: { menu: MenuPage; found: readonly string[]; writer: SiteWriter },
  ): Promise<void> {
    const site = siteAddressOf(shop);
    await writer.write('robots.txt', robotsOf(site));
    if (site) await writer.write('sitemap.xml', sitemapOf(site, found));
    const roots = ROOTS.map((root) => `${root}${ASSETS}/`);
    const policy = this.renderer.exportedPolicyFor(menu.shop, { roots, api: this.env.baseUrl });
    await writer.write('.htaccess', htaccessOf(policy));
    await writer.write(`${ASSETS}/.htaccess`, ASSETS_HTACCESS);
  }
}
