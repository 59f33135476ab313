import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { sentencesFor } from '../lib/words/sentences';

/** For a link that leads to no order: the guest stays with the restaurant. */
export function LostDocument({ page, assets }: { page: CheckoutPage; assets: Assets }) {
  const { shop, speech, links } = page;
  const { tracking, checkout, page: frame } = sentencesFor(speech);
  const { lost } = tracking;
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${lost.title} – ${shop.name}`}
      description={tracking.description(shop.name)}
      robots="noindex"
      config={{ slug: shop.slug, links, sheet: '' }}
      assets={assets}
    >
      <header className="slim">
        <a href={links.menu}>{frame.toMenu}</a>
        <strong>{shop.name}</strong>
      </header>
      <main className="page page--narrow empty">
        <h1>{lost.title}</h1>
        <p>{lost.why}</p>
        {shop.phone && (
          <p>
            {lost.call} <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>
          </p>
        )}
        <a className="button" href={links.menu}>
          {checkout.toMenu}
        </a>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
