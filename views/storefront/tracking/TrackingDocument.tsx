import type { CheckoutPage } from '../../../src/storefront/menu.view';
import type { TrackingPage } from '../../../src/storefront/quote.view';
import { colorsOf } from '../lib/colors';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Tracking } from './Tracking';

export function TrackingDocument({
  page,
  tracking,
  assets,
}: {
  page: CheckoutPage;
  tracking: TrackingPage;
  assets: Assets;
}) {
  const { shop, speech, links } = page;
  const config = { slug: shop.slug, speech, links };
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`Bestellung ${tracking.order.number} – ${shop.name}`}
      description={`Stand deiner Bestellung bei ${shop.name}.`}
      robots="noindex"
      config={{ ...config, sheet: '' }}
      assets={assets}
      colors={colorsOf(shop.colors)}
      data={{ tracking }}
    >
      <header className="slim">
        <a href={links.menu}>← Zur Speisekarte</a>
        <strong>{shop.name}</strong>
      </header>
      <main className="page page--narrow" id="bestellung">
        <Tracking order={tracking.order} config={config} />
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
