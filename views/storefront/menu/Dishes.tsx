import type { MenuPage } from '../../../src/storefront/pages/page.view';
import { Category } from './Category';
import { Extras } from './Extras';
import { LaterCategory } from './later/LaterCategory';
import { Popular } from './Popular';

/** As many pictures are on the first screen. */
const FIRST_PICTURES = 6;

/** What is popular, then every category. */
export function Dishes({ page: { shop, menu, popular, later, links, table } }: { page: MenuPage }) {
  const products = menu.categories.flatMap((category) => category.products);
  const liked = popular.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const pictured = products.filter(({ image }) => image);
  const eager = pictured.slice(0, liked.length > 0 ? FIRST_PICTURES / 2 : FIRST_PICTURES);
  const eagerIds = new Set(eager.map(({ id }) => id));
  const ways = table ? ['table'] : shop.ways;
  return (
    <>
      <Popular products={liked} way={ways[0] ?? 'pickup'} menuOnly={shop.menuOnly} />
      {menu.categories.map((category) =>
        later.includes(category.id) ? (
          <LaterCategory key={category.id} category={category} links={links} />
        ) : (
          <Category
            key={category.id}
            category={category}
            groups={menu.groups}
            ways={ways}
            menuOnly={shop.menuOnly}
            popular={popular}
            eager={eagerIds}
          />
        ),
      )}
      <Extras groups={menu.groups} />
    </>
  );
}
