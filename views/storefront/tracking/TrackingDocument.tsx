import type { TrackingPage } from '../../../src/storefront/order/quote.view';
import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { trackingOf } from '../lib/config';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Top } from '../lib/Top';
import { checkoutWordsFor } from '../lib/words/sentences.checkout';
import { trackingWordsFor } from '../lib/words/sentences.tracking';
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
  const words = trackingWordsFor(speech);
  const { toMenu } = checkoutWordsFor(speech);
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
      <Top shop={shop.name} href={links.menu} label={toMenu} />
      <noscript>
        <p className="note note--warn unscripted">
          <span>
            {words.noScript} <a href={trackingOf(config, tracking.token)}>{words.reload}</a>
          </span>
        </p>
      </noscript>
      <main className="page page--desk" id="bestellung">
        <Tracking
          order={tracking.order}
          token={tracking.token}
          config={config}
          scripts={tracking.scripts}
          changed={NOTHING}
        />
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
