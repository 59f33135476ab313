import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StorefrontShop } from '../storefront/menu.view.js';
import type { SiteFile } from './build.types.js';

const PUBLIC = path.resolve('dist/client');
export const ASSETS = 'assets';

export interface SiteImages {
  files: SiteFile[];
  shopAt(root: string): StorefrontShop;
}

/** The pictures of a shop move in with it; uploaded ones are fetched from us. */
export async function imagesOf(shop: StorefrontShop, baseUrl: string): Promise<SiteImages> {
  const [logo, titleImage] = await Promise.all([fileFor(shop.logo), fileFor(shop.titleImage)]);
  return {
    files: [logo, titleImage].filter((file) => file !== null),
    shopAt: (root) => ({
      ...shop,
      logo: logo ? root + logo.path : baseUrl + shop.logo,
      titleImage: titleImage ? root + titleImage.path : baseUrl + shop.titleImage,
    }),
  };
}

/** Content in the name: a changed picture is a new file, an unchanged one is never sent again. */
export async function fileFor(url: string): Promise<SiteFile | null> {
  const source = path.join(PUBLIC, path.normalize(new URL(url, 'http://here').pathname));
  if (!source.startsWith(PUBLIC + path.sep) || !existsSync(source)) return null;

  const bytes = await readFile(source);
  const { name, ext } = path.parse(source);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
  return { path: `${ASSETS}/${name}-${hash}${ext}`, bytes };
}
