import type { MenuView, ProductView } from '../../../../src/storefront/menu/menu.view';
import { type DishFacts, factsOf } from '../../../../src/storefront/menu/menu-filter.rules';
import type { MenuPage } from '../../../../src/storefront/pages/page.view';

/** As many pictures are on the first screen. */
const FIRST_PICTURES = 6;

/** What a dish's row on a menu is made of, beside what all of them have in common. */
export interface DishRow {
  product: ProductView;
  facts: DishFacts;
  popular: boolean;
  /** Its picture is on the first screen. */
  eager: boolean;
}

/** Of a whole page: which dishes are popular, and whose pictures a guest sees first. */
export interface FirstLook {
  liked: ProductView[];
  popular: readonly string[];
  eager: ReadonlySet<string>;
}

export function firstLookOf({ menu, popular }: MenuPage): FirstLook {
  const products = menu.categories.flatMap((category) => category.products);
  const liked = popular.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const pictured = products.filter(({ image }) => image);
  const eager = pictured.slice(0, liked.length > 0 ? FIRST_PICTURES / 2 : FIRST_PICTURES);
  return { liked, popular, eager: new Set(eager.map(({ id }) => id)) };
}

export const waysOf = ({ shop, table }: MenuPage): string[] => (table ? ['table'] : shop.ways);

export const rowOf = (
  product: ProductView,
  groups: MenuView['groups'],
  { popular, eager }: Pick<FirstLook, 'popular' | 'eager'>,
): DishRow => ({
  product,
  facts: factsOf(product, groups),
  popular: popular.includes(product.id),
  eager: eager.has(product.id),
});
