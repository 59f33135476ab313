import { Injectable } from '@nestjs/common';
import { Env } from '../platform/env/env.js';
import { Files } from '../platform/files/files.js';
import { pictureKey } from '../shop/menu/picture-address.rules.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { PageProps } from '../storefront/pages/page-props.service.js';
import type { SiteFile } from './build.types.js';
import { movedTo, pictureNames, placeOf } from './site-pictures.rules.js';

export interface SiteImages {
  files: SiteFile[];
  /** New addresses, seen from a page so far below the root. */
  movedTo(root: string): (url: string) => string;
}

/** The pictures of a shop move in with it. Their names change with their content, so none is ever stale. */
@Injectable()
export class SitePictures {
  constructor(
    private readonly props: PageProps,
    private readonly stored: Files,
    private readonly env: Env,
  ) {}

  async of(shop: Shop): Promise<SiteImages> {
    const { shop: view, menu } = await this.props.menu(shop, 'de');
    const names = pictureNames(shop.id, view, menu);
    const found = await Promise.all(names.map((name) => this.fileOf(shop.id, name)));
    const files = found.filter((file) => file !== null);
    const here = new Set(files.map(({ path }) => path));
    return { files, movedTo: (root) => movedTo(shop.id, root, this.env.baseUrl, here) };
  }

  private async fileOf(shopId: string, name: string): Promise<SiteFile | null> {
    const file =
      (await this.stored.get(pictureKey(shopId, name))) ??
      (await this.stored.get(`${shopId}/design/${name}`));
    return file && { path: placeOf(name), bytes: file.bytes };
  }
}
