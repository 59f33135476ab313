import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { Files } from '../../platform/files/files.js';
import { pictureKey } from '../../shop/menu/picture-address.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import type { MenuPage } from '../../storefront/pages/page.view.js';
import { movedTo, pictureNames, placeOf } from './site-pictures.rules.js';
import type { SiteWriter } from './site-writer.js';

/** New addresses of pictures, seen from a page so far below the root. */
export type MovedTo = (root: string) => (url: string) => string;

/** The pictures of a shop move in with it. Their names change with their content, so none is ever stale. */
@Injectable()
export class SitePictures {
  constructor(
    private readonly stored: Files,
    private readonly env: Env,
  ) {}

  /** One after the other, so that only one is in memory. */
  async write(shop: Shop, { shop: view, menu }: MenuPage, writer: SiteWriter): Promise<MovedTo> {
    const here = new Set<string>();
    for (const name of pictureNames(shop.id, view, menu)) {
      const file =
        (await this.stored.get(pictureKey(shop.id, name))) ??
        (await this.stored.get(`${shop.id}/design/${name}`));
      if (!file) continue;
      await writer.write(placeOf(name), file.bytes);
      here.add(placeOf(name));
    }
    return (root) => movedTo(shop.id, root, this.env.baseUrl, here);
  }
}
