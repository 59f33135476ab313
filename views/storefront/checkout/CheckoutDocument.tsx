import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { Call } from '../lib/Call';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Icon } from '../lib/Icon';
import { Top } from '../lib/Top';
import { checkoutWordsFor } from '../lib/words/sentences.checkout';

/** The frame of the checkout; the basket it is about lives in the browser. */
export function CheckoutDocument({ page, assets }: { page: CheckoutPage; assets: Assets }) {
  const { shop, speech, links } = page;
  const words = checkoutWordsFor(speech);
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
      <Top shop={shop.name} href={links.menu} label={words.changes.back} />
      <main className="page page--desk">
        <h1>{words.title}</h1>
        <div id="kasse">
          <noscript>
            <p className="note note--warn">
              <Icon name="alert" />
              <span>
                {shop.phone ? words.needsScript : words.needsScriptAlone} <Call {...shop} />
              </span>
            </p>
          </noscript>
          <Coming />
          {shop.phone && (
            <p className="late">
              {words.takesLong} <Call {...shop} />
            </p>
          )}
        </div>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}

/** The cards as they will stand, until the script has read the basket. */
const Coming = () => (
  <div className="desk desk--two coming" aria-hidden="true">
    <div className="desk__main">
      <div className="card" />
      <div className="card" />
      <div className="card" />
    </div>
    <div className="card desk__side" />
  </div>
);
