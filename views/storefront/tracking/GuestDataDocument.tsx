import type { GuestDataPage } from '../../../src/storefront/order/quote.view';
import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { trackingOf } from '../lib/config';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Top } from '../lib/Top';
import { trackingWordsFor } from '../lib/words/sentences.tracking';

/** Everything that is stored about a guest with this order, to read. */
export function GuestDataDocument({
  page: { shop, speech, links },
  data: { rows, token },
  assets,
}: {
  page: CheckoutPage;
  data: GuestDataPage;
  assets: Assets;
}) {
  const { data: words } = trackingWordsFor(speech);
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${words.title} – ${shop.name}`}
      description={words.description(shop.name)}
      robots="noindex"
      config={{ slug: shop.slug, links, sheet: '' }}
      assets={assets}
    >
      <Top shop={shop.name} href={trackingOf({ links, speech }, token)} label={words.back} />
      <main className="page page--narrow">
        <div className="card paper">
          <h1>{words.title}</h1>
          <p>{words.explained(shop.name)}</p>
          <dl className="paper__facts">
            {rows.map(([name, value, lang], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <div key={index}>
                <dt>{name}</dt>
                <dd lang={lang}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
