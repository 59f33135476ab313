import type { MenuView } from '../../../src/storefront/menu/menu.view';
import type { PictureView } from '../../../src/storefront/shop/picture.view';

/** On an exported site the menu is asked of us, and so are the pictures it speaks of. */
export function picturesFrom(origin: string, menu: MenuView): MenuView {
  if (!origin) return menu;
  const ours = (picture: PictureView | null): PictureView | null =>
    picture && {
      ...picture,
      src: origin + picture.src,
      srcset: picture.srcset.replaceAll('/media/', `${origin}/media/`),
      avifSrcset: picture.avifSrcset.replaceAll('/media/', `${origin}/media/`),
    };
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      products: category.products.map((dish) => ({ ...dish, image: ours(dish.image) })),
    })),
  };
}
