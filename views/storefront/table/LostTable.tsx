import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Icon } from '../lib/Icon';
import { Top } from '../lib/Top';
import { checkoutWordsFor } from '../lib/words/sentences.checkout';
import { tableWordsFor } from '../lib/words/sentences.table';

/** For a code that was renewed, or never was one: nothing can be ordered from here. */
export function LostTable({ page, assets }: { page: CheckoutPage; assets: Assets }) {
  const { shop, speech, links } = page;
  const words = tableWordsFor(speech);
  const { toMenu } = checkoutWordsFor(speech);
  return (
    <Document
      shop={shop}
      speech={speech}
      title={words.title(words.lostTitle, shop.name)}
      description={words.lostWhy}
      robots="noindex"
      config={{ slug: shop.slug, links, sheet: '' }}
      assets={assets}
    >
      <Top shop={shop.name} href={links.menu} label={toMenu} />
      <main className="page page--narrow">
        <div className="card nothing">
          <Icon name="search" />
          <h1>{words.lostTitle}</h1>
          <p>{words.lostWhy}</p>
        </div>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
