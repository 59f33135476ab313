import type { MenuPage } from '../../../../src/storefront/pages/page.view';
import type { GuestWay } from '../../../../src/storefront/shop/shop.view';
import { Icon } from '../../lib/Icon';
import { langOf } from '../../lib/words/lang';
import { usePageSentences } from '../../lib/words/sentences.menu-page';

interface Props {
  page: MenuPage;
  filters: boolean;
}

/** Between what a guest may choose; a menu to read says one way for search and filters alone. */
export function waysIn({ shop, table }: MenuPage): readonly (GuestWay | 'table')[] {
  if (table) return ['table'];
  return shop.menuOnly ? shop.ways.slice(0, 1) : shop.ways;
}

/** The one block that stays on top: the way of ordering, search and filter, the categories. */
export function Bar({ page, filters }: Props) {
  const say = usePageSentences();
  const { menu } = page;
  return (
    <section className="bar" id="bedienung" aria-label={say.menu.bar}>
      <div className="wrap bar__row">
        <Ways offered={waysIn(page)} />
        <button
          type="button"
          className="round bar__open"
          id="suche-oeffnen"
          aria-label={say.menu.search}
          aria-expanded="false"
          aria-controls="suchfeld"
        >
          <Icon name="search" />
          <span className="bar__mark" id="filter-punkt" hidden />
        </button>
        <nav className="tabs" aria-label={say.menu.categories}>
          {menu.categories.map((category) => (
            <a key={category.id} href={`#${category.anchor}`} lang={langOf(category)}>
              {category.name}
            </a>
          ))}
        </nav>
        <search className="find" id="suchfeld">
          <label htmlFor="suche" className="visually-hidden">
            {say.menu.search}
          </label>
          <Icon name="search" />
          <input
            className="input"
            id="suche"
            type="search"
            placeholder={say.menu.searchHint}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button
            type="button"
            className="round round--plain find__close"
            id="suche-schliessen"
            aria-label={say.menu.closeSearch}
          >
            <Icon name="close" small />
          </button>
        </search>
        <div className="narrow">
          <p className="found" id="treffer" role="status" data-count={say.filter.count('{shown}', '{all}')} />
          {filters && (
            <button type="button" className="link" id="filter-weg" hidden>
              {say.filter.reset}
            </button>
          )}
        </div>
        {filters && (
          <button type="button" className="bar__filter" id="filter-oeffnen" aria-haspopup="dialog">
            <Icon name="filter" small />
            {say.filter.open}
            <span className="bar__count" id="filter-zahl" hidden />
          </button>
        )}
      </div>
    </section>
  );
}

/** Where there is nothing to choose, search and filters still read the way here. */
function Ways({ offered }: { offered: readonly (GuestWay | 'table')[] }) {
  const { ways } = usePageSentences();
  const [first, ...others] = offered;
  if (others.length === 0)
    return (
      <fieldset id="art" hidden>
        <input type="radio" name="way" value={first} defaultChecked />
      </fieldset>
    );
  return (
    <fieldset className="ways" id="art">
      <legend className="visually-hidden">{ways.label}</legend>
      {offered.map((way) => (
        <label key={way}>
          <input type="radio" name="way" value={way} defaultChecked={way === first} autoComplete="off" />
          <Icon name={way === 'pickup' ? 'bag' : 'bike'} small />
          {ways[way]}
        </label>
      ))}
    </fieldset>
  );
}
