import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import type { SalePage } from '../../../src/storefront/voucher/voucher.view';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Top } from '../lib/Top';
import { pageSentencesFor } from '../lib/words/sentences.menu-page';
import { voucherWordsFor } from '../lib/words/sentences.voucher';
import { Sale } from './Sale';

const NOTHING = () => undefined;

/** The page of one purchase: to pay, then with the voucher on it. */
export function SaleDocument({ page, sale, assets }: { page: CheckoutPage; sale: SalePage; assets: Assets }) {
  const { shop, speech, links } = page;
  const words = voucherWordsFor(speech).sale;
  const { page: frame } = pageSentencesFor(speech);
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${words.title} – ${shop.name}`}
      description={words.title}
      robots="noindex"
      config={{ slug: shop.slug, links, sheet: '' }}
      assets={assets}
      data={{ sale }}
    >
      <Top shop={shop.name} href={links.menu} label={frame.toMenuLabel} />
      <main className="page page--desk" id="gutschein">
        <Sale
          sale={sale.sale}
          token={sale.token}
          scripts={sale.scripts}
          config={{ links }}
          changed={NOTHING}
        />
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
