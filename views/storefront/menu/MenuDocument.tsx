import type { MenuPage } from '../../../src/storefront/menu.view';
import { colorsOf } from '../lib/colors';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { sentencesFor } from '../lib/sentences';
import { Category } from './Category';
import { Header } from './Header';
import { jsonLdOf } from './json-ld';

export function MenuDocument({ page, assets, sheet }: { page: MenuPage; assets: Assets; sheet: string }) {
  const { shop, speech, menu, links, legend } = page;
  const say = sentencesFor(speech);
  return (
    <Document
      shop={shop}
      speech={speech}
      title={say.menu.title(shop.name)}
      description={say.menu.description(shop.name, `${shop.street}, ${shop.postalCode} ${shop.city}`)}
      config={{ slug: shop.slug, links, sheet, delivers: shop.delivers }}
      assets={assets}
      colors={colorsOf(shop.colors)}
      data={{ 'json-ld': jsonLdOf(page) }}
    >
      <a className="skip" href="#karte">
        {say.page.skip}
      </a>
      <Header shop={shop} />
      <nav className="tabs" aria-label={say.menu.categories}>
        <div className="tabs__row">
          {menu.categories.map(({ id, anchor, name }) => (
            <a key={id} href={`#${anchor}`}>
              {name}
            </a>
          ))}
        </div>
      </nav>
      <main id="karte" className="page">
        <search className="search">
          <label htmlFor="suche">{say.menu.search}</label>
          <input
            id="suche"
            type="search"
            placeholder={say.menu.searchHint}
            autoComplete="off"
            enterKeyHint="search"
          />
        </search>
        <p className="search__none" id="nichts-gefunden" role="status" hidden>
          {say.menu.nothingFound}
        </p>
        {menu.categories.map((category) => (
          <Category key={category.id} category={category} menuOnly={shop.menuOnly} />
        ))}
        {menu.categories.length === 0 && <p className="empty">{say.menu.beingWritten}</p>}
        {legend.length > 0 && (
          <details className="legend" id="allergene">
            <summary>{say.menu.legend}</summary>
            <dl>
              {legend.map(({ code, name }) => (
                <div key={code}>
                  <dt>{code}</dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        <p className="small">{say.menu.pricesIncludeVat}</p>
      </main>
      <Footer shop={shop} links={links} />
      {!shop.menuOnly && (
        <div className="bar" id="warenkorb-leiste" hidden>
          <button type="button" className="button button--wide" id="warenkorb">
            <span className="bar__count" id="warenkorb-zahl">
              0
            </span>
            {say.menu.toBasket}
          </button>
        </div>
      )}
    </Document>
  );
}
