import type { CheckoutPage } from '../../../src/storefront/menu.view';
import { colorsOf } from '../lib/colors';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';

/** The frame of the checkout; the basket it is about lives in the browser. */
export function CheckoutDocument({ page, assets }: { page: CheckoutPage; assets: Assets }) {
  const { shop, speech, links } = page;
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`Kasse – ${shop.name}`}
      description={`Bestellung bei ${shop.name} abschließen.`}
      robots="noindex"
      config={{ slug: shop.slug, links, sheet: '' }}
      assets={assets}
      colors={colorsOf(shop.colors)}
      data={{ checkout: { shop } }}
    >
      <header className="slim">
        <a href={links.menu}>← Zurück zur Speisekarte</a>
        <strong>{shop.name}</strong>
      </header>
      <main className="page page--narrow">
        <h1>Kasse</h1>
        <div id="kasse">
          <noscript>
            <p>
              Zum Bestellen braucht diese Seite JavaScript. Du kannst uns auch anrufen:{' '}
              <a href={`tel:${shop.phone}`}>{shop.phone}</a>
            </p>
          </noscript>
          <div className="skeleton" aria-hidden="true" />
        </div>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
