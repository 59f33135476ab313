import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { remembered } from '../../../../src/shared/remembered';
import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import type { MenuPage } from '../../../../src/storefront/pages/page.view';
import { KnowsCodes } from '../../lib/Codes';
import { type Assets, jsonInside } from '../../lib/Document';
import { Speaks } from '../../lib/words/Voice';
import { Dish } from '../Dish';
import { DishPages } from '../DishName';
import { Extras } from '../Extras';
import { dietsOn } from '../find/FilterPanel';
import { jsonLdOf } from '../json-ld';
import { laterSizeOf } from '../later/LaterCategory';
import { MenuDocument } from '../MenuDocument';
import type { Holes } from './holes';
import { type DishRow, firstLookOf, rowOf, waysOf } from './rows';

type Bytes = readonly Uint8Array[];

/** The parts of a page as they were drawn the last time. */
interface LastParts {
  /** What all of them have in common: within another frame none of them holds. */
  frame: string;
  /** By everything else a part is made of; between its pieces is what is drawn apart from it. */
  parts: ReadonlyMap<string, Bytes>;
}

/** One entry for each kind of page of a shop, all with the same assets; whoever keeps them decides for how long. */
export interface KeptParts {
  get(key: string): LastParts | undefined;
  set(key: string, last: LastParts): unknown;
}

interface Drawing {
  page: MenuPage;
  assets: Assets;
  sheet: string;
}

/** Nobody can write it into a text of theirs. */
const MARK = crypto.randomUUID();
const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/**
 * The document of a menu in pieces. React, which takes most of the time, draws only what differs from the last time:
 * single dishes, and all that stands around them.
 */
export function drawMenu({ page, assets, sheet }: Drawing, kept: KeptParts): Uint8Array[] {
  const key = keyOf(page);
  const frame = frameOf(page);
  const last = kept.get(key);
  const known = last?.frame === frame ? last.parts : new Map<string, Bytes>();
  const parts = new Map<string, Bytes>();
  const take = (spelled: string, draw: () => string): Bytes => {
    const pieces = known.get(spelled) ?? draw().split(MARK).map(bytesOf);
    parts.set(spelled, pieces);
    return pieces;
  };
  const within = (part: ReactNode) => renderToString(<Within page={page}>{part}</Within>);

  const ways = waysOf(page);
  const { menuOnly } = page.shop;
  const { groups } = page.menu;
  const rows = rowsOf(page).map((category) =>
    category.flatMap((row) =>
      take(spelledRow(row), () => `<li>${within(<Dish {...row} ways={ways} menuOnly={menuOnly} />)}</li>`),
    ),
  );
  const extras =
    groups.length > 0 ? [take(JSON.stringify(groups), () => within(<Extras groups={groups} />))] : [];
  const machines = page.table ? [] : [[bytesOf(jsonInside(jsonLdOf(page)))]];
  const bare = bareOf(page);
  const holes = holesOf(page);
  const around = take(
    JSON.stringify([bare, holes, sheet]),
    () =>
      `<!doctype html>${renderToString(<MenuDocument page={bare} assets={assets} sheet={sheet} holes={holes} />)}`,
  );
  kept.set(key, { frame, parts });
  const apart = [...rows, ...extras, ...machines];
  return around.flatMap((piece, at) => [piece, ...(apart[at] ?? [])]);
}

const bareOf = (page: MenuPage): MenuPage => ({
  ...page,
  popular: [],
  menu: { groups: [], categories: page.menu.categories.map((category) => ({ ...category, products: [] })) },
});

const holesOf = (page: MenuPage): Holes => ({
  mark: MARK,
  liked: firstLookOf(page).liked,
  diets: dietsOn(page),
  sizes: Object.fromEntries(
    page.menu.categories
      .filter(({ id }) => page.later.includes(id))
      .map(({ id, products }) => [id, laterSizeOf(products)]),
  ),
  extras: page.menu.groups.length > 0,
});

const spelledProduct = remembered<ProductView, null, string>((product) => JSON.stringify(product));

/** The view of a dish that has not changed is the very same object, and is not spelled again. */
const spelledRow = ({ product, ...rest }: DishRow): string =>
  JSON.stringify(rest) + spelledProduct(product, null);

/** Each of these pages has other dishes than its neighbours, or shows them in another way. */
const keyOf = ({ shop, speech, table, part, menu }: MenuPage): string =>
  [shop.slug, speech.language, table ? 'table' : '', part ? menu.categories[0]?.id : ''].join(' ');

const frameOf = (page: MenuPage): string =>
  JSON.stringify([page.speech, page.legend, page.links.dish, waysOf(page), page.shop.menuOnly]);

/** By category, without those that come later. */
function rowsOf(page: MenuPage): DishRow[][] {
  const look = firstLookOf(page);
  return page.menu.categories
    .filter(({ id }) => !page.later.includes(id))
    .map(({ products }) => products.map((product) => rowOf(product, page.menu.groups, look)));
}

/** The contexts in which the page itself draws its dishes. */
const Within = ({ page, children }: { page: MenuPage; children: ReactNode }) => (
  <Speaks speech={page.speech}>
    <KnowsCodes legend={page.legend}>
      <DishPages.Provider value={page.links.dish}>{children}</DishPages.Provider>
    </KnowsCodes>
  </Speaks>
);
