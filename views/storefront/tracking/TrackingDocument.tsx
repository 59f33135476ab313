import type { TrackingPage } from '../../../src/storefront/order/quote.view';
import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { sentencesFor } from '../lib/words/sentences';
import { Tracking } from './Tracking';

/** On the server nothing is tapped. */
const NOTHING = () => undefined;

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
  const { tracking: words, page: frame } = sentencesFor(speech);
  const config = { slug: shop.slug, speech, links };
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${words.title(tracking.order.number)} – ${shop.name}`}
      description={words.description(shop.name)}
      robots="noindex"
      config={{ ...config, sheet: '' }}
      assets={assets}
      data={{ tracking }}
    >
      <header className="slim">
        <a href={links.menu}>{frame.toMenu}</a>
        <strong>{shop.name}</strong>
      </header>
      <main className="page page--narrow" id="bestellung">
        <Tracking {...tracking} config={config} changed={NOTHING} />
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
