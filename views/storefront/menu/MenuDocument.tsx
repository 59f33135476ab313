import type { MenuPage } from '../../../src/storefront/pages/page.view';
import type { StorefrontLinks } from '../../../src/storefront/shop/shop.view';
import { KnowsCodes } from '../lib/Codes';
import { aboutOf, slugAtTable } from '../lib/config';
import { type Assets, Document, jsonInside } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Icon } from '../lib/Icon';
import { priceWordsOf } from '../lib/words/price-words';
import { pageSentencesFor } from '../lib/words/sentences.menu-page';
import { tableWordsFor } from '../lib/words/sentences.table';
import { voucherWordsFor } from '../lib/words/sentences.voucher';
import { TableHeader } from '../table/TableHeader';
import { BasketBar, BasketColumn } from './BasketPlaces';
import { CodeNames } from './codes/CodeNames';
import { Dishes } from './Dishes';
import { DishPages } from './DishName';
import { KEEP_EARLY_TAPS } from './early/keep-taps';
import { Bar, waysIn } from './find/Bar';
import { dietsOn, FilterPanel } from './find/FilterPanel';
import { Header } from './Header';
import { jsonLdOf } from './json-ld';
import { Legend } from './Legend';
import { NoScript } from './NoScript';
import type { Holes } from './rows/holes';
import { Stepper } from './Stepper';
import { Waits } from './Waits';

interface PartProps {
  page: MenuPage;
  links: StorefrontLinks;
  holes?: Holes;
}

interface Props extends Omit<PartProps, 'links'> {
  assets: Assets;
  sheet: string;
}

export function MenuDocument({ page, assets, sheet, holes }: Props) {
  const { shop, speech, legend, part, table } = page;
  const links = table ? { ...page.links, app: null, home: null } : page.links;
  const say = pageSentencesFor(speech);
  const diets = holes?.diets ?? dietsOn(page);
  const filters = page.filters.length > 0 || diets.length > 0;
  return (
    <Document
      shop={shop}
      speech={speech}
      title={table ? tableWordsFor(speech).title(table.label, shop.name) : say.menu.title(shop.name)}
      description={say.menu.description(shop.name, `${shop.street}, ${shop.postalCode} ${shop.city}`)}
      config={configOf({ page, links, sheet })}
      assets={assets}
      hasOneWay={waysIn(page).length < 2}
      languages={part ? null : links.home}
      robots={part || table ? 'noindex' : undefined}
      first={assets.scripts.length > 0 ? KEEP_EARLY_TAPS : undefined}
      data={table ? {} : { 'json-ld': holes?.mark ?? jsonInside(jsonLdOf(page)) }}
    >
      <a className="skip" href="#karte">
        {say.page.skip}
      </a>
      <p className="offline" id="offline" role="status" hidden>
        {links.origin ? say.page.noService : say.page.offline}
      </p>
      {table ? <TableHeader shop={shop} table={table} links={links} /> : <Header shop={shop} links={links} />}
      <NoScript shop={shop} />
      <Bar page={page} filters={filters} />
      <div className={shop.menuOnly ? 'wrap layout layout--alone' : 'wrap layout'}>
        <Menu page={page} links={links} filters={filters} holes={holes} />
        {!shop.menuOnly && <BasketColumn />}
      </div>
      <Footer shop={shop} links={links} />
      {!shop.menuOnly && <BasketBar />}
      {!shop.menuOnly && <Stepper />}
      {!shop.menuOnly && <Waits />}
      {filters && <FilterPanel page={page} diets={diets} />}
      {legend.length > 0 && <CodeNames />}
      <p className="visually-hidden" id="ansage" role="status" />
    </Document>
  );
}

/** At a table there is nothing to choose but dishes, and its basket is one of its own. */
function configOf({ page: { shop, speech, table }, links, sheet }: PartProps & { sheet: string }) {
  return {
    slug: table ? slugAtTable(shop.slug) : shop.slug,
    ...(table && { table: { code: table.code, online: table.online } }),
    links,
    sheet,
    ways: table ? undefined : shop.ways,
    preorder: shop.preorder,
    about: aboutOf(shop),
    prices: priceWordsOf(speech, links),
  };
}

function Menu({ page, links, filters, holes }: PartProps & { filters: boolean }) {
  const { shop, speech, menu, legend, part } = page;
  const say = pageSentencesFor(speech);
  return (
    <main id="karte">
      {links.origin && <p className="small stand" id="stand" role="status" hidden />}
      <div className="offers" id="aktionen" />
      {!shop.menuOnly && (
        <p className="note note--ok" id="code-gemerkt" role="status" hidden>
          {voucherWordsFor(speech).field.shared}
        </p>
      )}
      <NothingFound page={page} filters={filters} />
      {part && (
        <p>
          <a className="link" href={links.menu}>
            {say.menu.showAll}
          </a>
        </p>
      )}
      <KnowsCodes legend={legend}>
        <DishPages.Provider value={links.dish}>
          <Dishes page={page} holes={holes} />
        </DishPages.Provider>
      </KnowsCodes>
      {menu.categories.length === 0 && <p className="empty">{say.menu.beingWritten}</p>}
      <Legend legend={legend} />
      <p className="small menu__prices">
        {shop.smallBusiness ? say.menu.pricesOfSmallBusiness : say.menu.pricesIncludeVat}
      </p>
    </main>
  );
}

/** Hidden until a search or a filter leaves nothing over. */
function NothingFound({ page, filters }: { page: MenuPage; filters: boolean }) {
  const { menu } = pageSentencesFor(page.speech);
  return (
    <div className="nothing" id="nichts-gefunden" hidden data-title={menu.nothingFor('{query}')}>
      <Icon name="search" />
      <h2>{menu.nothingFound}</h2>
      <p data-filtered={menu.nothingFiltered}>
        {filters ? menu.nothingSearchedFilter : menu.nothingSearched}
      </p>
      {filters && (
        <button
          type="button"
          className="button"
          id="nichts-filter"
          data-label={menu.setFilter('{names}')}
          hidden
        />
      )}
      <button type="button" className="button button--quiet" id="alles-zeigen">
        {menu.showAll}
      </button>
    </div>
  );
}
