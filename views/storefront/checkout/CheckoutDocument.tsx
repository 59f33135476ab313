import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { sentencesFor } from '../lib/words/sentences';

/** The frame of the checkout; the basket it is about lives in the browser. */
export function CheckoutDocument({ page, assets }: { page: CheckoutPage; assets: Assets }) {
  const { shop, speech, links } = page;
  const { checkout: words, page: frame } = sentencesFor(speech);
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${words.title} – ${shop.name}`}
      description={words.description(shop.name)}
      robots="noindex"
      config={{ slug: shop.slug, links, sheet: '' }}
      assets={assets}
      data={{ checkout: { shop } }}
    >
      <header className="slim">
        <a href={links.menu}>{frame.backToMenu}</a>
        <strong>{shop.name}</strong>
      </header>
      <main className="page page--narrow">
        <h1>{words.title}</h1>
        <div id="kasse">
          <noscript>
            <p>
              {words.needsScript} <a href={`tel:${shop.phone}`}>{shop.phone}</a>
            </p>
          </noscript>
          <div className="skeleton" aria-hidden="true" />
        </div>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
