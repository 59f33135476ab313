import type { CheckoutPage, TablePayPage } from '../../../../src/storefront/pages/page.view';
import { slugAtTable } from '../../lib/config';
import { type Assets, Document } from '../../lib/Document';
import { Footer } from '../../lib/Footer';
import { Icon } from '../../lib/Icon';
import { Top } from '../../lib/Top';
import { tablePayWordsFor } from '../../lib/words/sentences.table-pay';
import { tableAddress } from './table-address';

/** The page on which guests at a table pay their rounds; who sits there their browser knows alone. */
export function TablePayDocument({
  page: { shop, speech, links },
  pay,
  assets,
}: {
  page: CheckoutPage;
  pay: TablePayPage;
  assets: Assets;
}) {
  const words = tablePayWordsFor(speech);
  const label = pay.table?.label ?? words.ownTable;
  const at = { code: pay.code, online: pay.table?.online ?? null };
  const config = { slug: slugAtTable(shop.slug), links, sheet: '', table: at };
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${words.title(label)} – ${shop.name}`}
      description={words.title(label)}
      robots="noindex"
      config={config}
      assets={assets}
      data={{ tisch: pay }}
    >
      <Top shop={shop.name} href={tableAddress({ links, speech }, pay.code)} label={words.toTable} />
      <main className="page page--narrow" id="zahlen">
        <section className="card pay">
          <h1>{words.title(label)}</h1>
          <noscript>
            <p className="note note--warn">
              <Icon name="alert" />
              <span>{words.needsScript}</span>
            </p>
          </noscript>
        </section>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
