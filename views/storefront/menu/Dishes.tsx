import type { MenuPage } from '../../../src/storefront/pages/page.view';
import { Category } from './Category';
import { Extras } from './Extras';
import { LaterCategory, laterSizeOf } from './later/LaterCategory';
import { Popular } from './Popular';
import type { Holes } from './rows/holes';
import { firstLookOf, waysOf } from './rows/rows';

interface Props {
  page: MenuPage;
  holes?: Holes;
}

/** What is popular, then every category. */
export function Dishes({ page, holes }: Props) {
  const { shop, menu, later, links } = page;
  const look = firstLookOf(page);
  const ways = waysOf(page);
  const extras = holes ? holes.extras : menu.groups.length > 0;
  return (
    <>
      <Popular products={holes?.liked ?? look.liked} way={ways[0] ?? 'pickup'} menuOnly={shop.menuOnly} />
      {menu.categories.map((category) =>
        later.includes(category.id) ? (
          <LaterCategory
            key={category.id}
            category={category}
            size={holes?.sizes[category.id] ?? laterSizeOf(category.products)}
            links={links}
          />
        ) : (
          <Category
            key={category.id}
            category={category}
            groups={menu.groups}
            ways={ways}
            menuOnly={shop.menuOnly}
            look={look}
            rows={holes?.mark}
          />
        ),
      )}
      {extras &&
        (holes ? (
          <noscript dangerouslySetInnerHTML={{ __html: holes.mark }} />
        ) : (
          <noscript>
            <Extras groups={menu.groups} />
          </noscript>
        ))}
    </>
  );
}
