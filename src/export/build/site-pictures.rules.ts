import type { MenuView, ProductView } from '../../storefront/menu/menu.view.js';
import type { PictureView } from '../../storefront/shop/picture.view.js';
import type { StorefrontShop } from '../../storefront/shop/shop.view.js';

/** Where the uploaded pictures of a shop stand in its tree. */
const FOLDER = 'assets/bilder/';
/** Drawn by the page itself in the colours of the restaurant. */
const PLACEHOLDERS = '/placeholders/';

const pictureFolder = (shopId: string): string => `/media/${shopId}/`;

export const placeOf = (name: string): string => FOLDER + name;

/** The names of all uploaded pictures that a page speaks of. */
export function pictureNames(shopId: string, shop: StorefrontShop, menu: MenuView): string[] {
  const text = JSON.stringify([shop.logo, shop.titleImage, shop.titlePicture, menu.categories]);
  const names = text.split(pictureFolder(shopId)).slice(1);
  return [...new Set(names.flatMap((rest) => /^[\w.-]+/.exec(rest)?.[0] ?? []))].sort();
}

/** The same shop with its pictures beside it; the rest is fetched from us. */
export const shopIn = (shop: StorefrontShop, move: (url: string) => string): StorefrontShop => ({
  ...shop,
  logo: move(shop.logo),
  titleImage: move(shop.titleImage),
  titlePicture: pictureIn(shop.titlePicture, move),
});

export const menuIn = ({ categories, groups }: MenuView, move: (url: string) => string): MenuView => ({
  groups,
  categories: categories.map((category) => ({
    ...category,
    image: pictureIn(category.image, move),
    products: category.products.map((dish) => dishIn(dish, move)),
  })),
});

export const dishIn = (dish: ProductView, move: (url: string) => string): ProductView => ({
  ...dish,
  image: pictureIn(dish.image, move),
});

/** Relative for what moved in, ours for everything else. */
export const movedTo =
  (shopId: string, root: string, baseUrl: string, here: ReadonlySet<string>) =>
  (url: string): string => {
    const name = url.startsWith(pictureFolder(shopId)) ? url.slice(pictureFolder(shopId).length) : null;
    if (name !== null && here.has(placeOf(name))) return root + placeOf(name);
    return url.startsWith(PLACEHOLDERS) ? url : baseUrl + url;
  };

const pictureIn = (picture: PictureView | null, move: (url: string) => string): PictureView | null =>
  picture && {
    ...picture,
    src: move(picture.src),
    srcset: sourcesIn(picture.srcset, move),
    avifSrcset: sourcesIn(picture.avifSrcset, move),
  };

/** '/media/1/a-160.webp 160w, /media/1/a-320.webp 320w' */
const sourcesIn = (srcset: string, move: (url: string) => string): string =>
  srcset
    .split(', ')
    .map((source) => {
      const [url = '', ...size] = source.split(' ');
      return [move(url), ...size].join(' ');
    })
    .join(', ');
