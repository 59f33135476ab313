import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { remembered } from '../../../../src/shared/remembered';
import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import type { MenuPage } from '../../../../src/storefront/pages/page.view';
import { KnowsCodes } from '../../lib/Codes';
import { Speaks } from '../../lib/words/Voice';
import { Dish } from '../Dish';
import { DishPages } from '../DishName';
import { Extras } from '../Extras';
import { type DishRow, firstLookOf, rowOf, waysOf } from './rows';

/** What of a page is drawn before the page itself. */
export interface DrawnParts {
  /** By the ids of the dishes. */
  dishes: ReadonlyMap<string, string>;
  extras: string;
}

/** The parts of a page as they were drawn the last time. */
interface LastParts {
  /** What all of them have in common: within another frame none of them holds. */
  frame: string;
  /** By everything else a part is made of. */
  parts: ReadonlyMap<string, string>;
}

/** One entry for each kind of page of a shop; whoever keeps them decides for how long. */
export interface KeptParts {
  get(key: string): LastParts | undefined;
  set(key: string, last: LastParts): unknown;
}

/** Most of a page's markup. React, which takes most of the time, draws only what differs from the last time. */
export function drawParts(page: MenuPage, kept: KeptParts): DrawnParts {
  const key = keyOf(page);
  const frame = frameOf(page);
  const last = kept.get(key);
  const known = last?.frame === frame ? last.parts : new Map<string, string>();
  const parts = new Map<string, string>();
  const take = (spelled: string, draw: () => ReactNode): string => {
    const html = known.get(spelled) ?? renderToString(<Within page={page}>{draw()}</Within>);
    parts.set(spelled, html);
    return html;
  };

  const ways = waysOf(page);
  const { menuOnly } = page.shop;
  const dishes = new Map(
    rowsOf(page).map((row) => [
      row.product.id,
      take(spelledRow(row), () => <Dish {...row} ways={ways} menuOnly={menuOnly} />),
    ]),
  );
  const { groups } = page.menu;
  const extras = groups.length > 0 ? take(JSON.stringify(groups), () => <Extras groups={groups} />) : '';
  kept.set(key, { frame, parts });
  return { dishes, extras };
}

const spelledProduct = remembered<ProductView, null, string>((product) => JSON.stringify(product));

/** The view of a dish that has not changed is the very same object, and is not spelled again. */
const spelledRow = ({ product, ...rest }: DishRow): string =>
  JSON.stringify(rest) + spelledProduct(product, null);

/** Each of these pages has other dishes than its neighbours, or shows them in another way. */
const keyOf = ({ shop, speech, table, part, menu }: MenuPage): string =>
  [shop.slug, speech.language, table ? 'table' : '', part ? menu.categories[0]?.id : ''].join(' ');

const frameOf = (page: MenuPage): string =>
  JSON.stringify([page.speech, page.legend, page.links.dish, waysOf(page), page.shop.menuOnly]);

function rowsOf(page: MenuPage): DishRow[] {
  const look = firstLookOf(page);
  return page.menu.categories
    .filter(({ id }) => !page.later.includes(id))
    .flatMap(({ products }) => products.map((product) => rowOf(product, page.menu.groups, look)));
}

/** The contexts in which the page itself draws its dishes. */
const Within = ({ page, children }: { page: MenuPage; children: ReactNode }) => (
  <Speaks speech={page.speech}>
    <KnowsCodes legend={page.legend}>
      <DishPages.Provider value={page.links.dish}>{children}</DishPages.Provider>
    </KnowsCodes>
  </Speaks>
);
