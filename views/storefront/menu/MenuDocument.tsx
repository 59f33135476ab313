import type { MenuPage } from '../../../src/storefront/menu.view';
import { colorsOf } from '../lib/colors';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Category } from './Category';
import { Header } from './Header';
import { jsonLdOf } from './json-ld';

export function MenuDocument({ page, assets, sheet }: { page: MenuPage; assets: Assets; sheet: string }) {
  const { shop, menu, links, legend } = page;
  return (
    <Document
      shop={shop}
      title={`${shop.name} – Speisekarte und Bestellung`}
      description={`${shop.name}, ${shop.street}, ${shop.postalCode} ${shop.city}: Speisekarte ansehen und direkt beim Restaurant bestellen.`}
      config={{ slug: shop.slug, links, sheet, delivers: shop.delivers }}
      assets={assets}
      colors={colorsOf(shop.colors)}
      data={{ 'json-ld': jsonLdOf(page) }}
    >
      <a className="skip" href="#karte">
        Zur Speisekarte
      </a>
      <Header shop={shop} />
      <nav className="tabs" aria-label="Kategorien">
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
          <label htmlFor="suche">Speisekarte durchsuchen</label>
          <input
            id="suche"
            type="search"
            placeholder="Worauf hast du Lust?"
            autoComplete="off"
            enterKeyHint="search"
          />
        </search>
        <p className="search__none" id="nichts-gefunden" role="status" hidden>
          Dazu steht nichts auf der Karte.
        </p>
        {menu.categories.map((category) => (
          <Category key={category.id} category={category} menuOnly={shop.menuOnly} />
        ))}
        {menu.categories.length === 0 && (
          <p className="empty">Die Speisekarte wird gerade geschrieben. Schau bald wieder vorbei.</p>
        )}
        {legend.length > 0 && (
          <details className="legend" id="allergene">
            <summary>Allergene und Zusatzstoffe</summary>
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
        <p className="small">Alle Preise in Euro inkl. gesetzl. MwSt., ggf. zzgl. Pfand und Lieferkosten.</p>
      </main>
      <Footer shop={shop} links={links} />
      {!shop.menuOnly && (
        <div className="bar" id="warenkorb-leiste" hidden>
          <button type="button" className="button button--wide" id="warenkorb">
            <span className="bar__count" id="warenkorb-zahl">
              0
            </span>
            Zum Warenkorb
          </button>
        </div>
      )}
    </Document>
  );
}
