import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Icon } from '../lib/Icon';
import { Top } from '../lib/Top';
import { pageSentencesFor } from '../lib/words/sentences.menu-page';
import { voucherWordsFor } from '../lib/words/sentences.voucher';

/** Where guests buy a voucher. */
export function VoucherDocument({ page, assets }: { page: CheckoutPage; assets: Assets }) {
  const { shop, speech, links } = page;
  const { buy } = voucherWordsFor(speech);
  const { page: frame } = pageSentencesFor(speech);
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${buy.title} – ${shop.name}`}
      description={buy.description(shop.name)}
      config={{ slug: shop.slug, links, sheet: '' }}
      assets={assets}
      data={{ voucher: { shop } }}
    >
      <Top shop={shop.name} href={links.menu} label={frame.toMenuLabel} />
      <main className="page page--desk">
        <h1>{buy.title}</h1>
        {shop.vouchers ? (
          <>
            <p className="voucher__lead">{buy.lead}</p>
            <div id="gutschein-kauf">
              <noscript>
                <p className="note note--warn">
                  <Icon name="alert" />
                  <span>{buy.needsScript}</span>
                </p>
              </noscript>
            </div>
          </>
        ) : (
          <div className="card nothing">
            <p className="display">{buy.none}</p>
            <a className="button" href={links.menu}>
              {frame.toMenuLabel}
            </a>
          </div>
        )}
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
