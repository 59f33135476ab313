import type { MenuPage } from '../../../src/storefront/pages/page.view';
import { Category } from './Category';
import { Extras } from './Extras';
import { LaterCategory } from './later/LaterCategory';
import { Popular } from './Popular';
import type { DrawnParts } from './rows/drawn-parts';
import { firstLookOf, waysOf } from './rows/rows';

interface Props {
  page: MenuPage;
  drawn?: DrawnParts;
}

/** What is popular, then every category. */
export function Dishes({ page, drawn }: Props) {
  const { shop, menu, later, links } = page;
  const look = firstLookOf(page);
  const ways = waysOf(page);
  return (
    <>
      <Popular products={look.liked} way={ways[0] ?? 'pickup'} menuOnly={shop.menuOnly} />
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
            look={look}
            drawn={drawn?.dishes}
          />
        ),
      )}
      {menu.groups.length > 0 &&
        (drawn ? (
          <noscript dangerouslySetInnerHTML={{ __html: drawn.extras }} />
        ) : (
          <noscript>
            <Extras groups={menu.groups} />
          </noscript>
        ))}
    </>
  );
}
