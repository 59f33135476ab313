import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { Call } from '../lib/Call';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Icon } from '../lib/Icon';
import { Top } from '../lib/Top';
import { checkoutWordsFor } from '../lib/words/sentences.checkout';
import { trackingWordsFor } from '../lib/words/sentences.tracking';

/** For a link that leads to no order: the guest stays with the restaurant. */
export function LostDocument({ page, assets }: { page: CheckoutPage; assets: Assets }) {
  const { shop, speech, links } = page;
  const tracking = trackingWordsFor(speech);
  const { toMenu } = checkoutWordsFor(speech);
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
      <Top shop={shop.name} href={links.menu} label={toMenu} />
      <main className="page page--narrow">
        <div className="card nothing">
          <Icon name="receipt" />
          <h1>{lost.title}</h1>
          <p>{lost.why}</p>
          {shop.phone && (
            <p>
              {lost.call} <Call {...shop} />
            </p>
          )}
          <a className="button" href={links.menu}>
            {toMenu}
          </a>
        </div>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
