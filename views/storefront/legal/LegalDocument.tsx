import type { LegalTextPage } from '../../../src/storefront/pages/page.view';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Top } from '../lib/Top';
import { pageSentencesFor } from '../lib/words/sentences.menu-page';
import { Withdraw } from '../voucher/Withdraw';
import { Markup } from './Markup';

/** Imprint, privacy, terms and what else guests may read up: a page without a script. */
export function LegalDocument({ page, assets }: { page: LegalTextPage; assets: Assets }) {
  const { shop, speech, links, kind, title, since, blocks, form } = page;
  const { legal, footer, page: frame } = pageSentencesFor(speech);
  const name = speech.language === 'de' ? title : footer[kind];
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${name} – ${shop.name}`}
      description={legal.description(name, shop.name, `${shop.street}, ${shop.postalCode} ${shop.city}`)}
      config={{ slug: shop.slug, links, sheet: '' }}
      assets={assets}
    >
      <Top shop={shop.name} href={links.menu} label={frame.toMenuLabel} />
      {/* The texts are what the law asks for here, and that is German. */}
      <main className="page page--text" lang="de">
        <h1>{title}</h1>
        {form && (
          <div id="widerruf">
            <Withdraw config={{ links }} />
          </div>
        )}
        <Markup blocks={blocks} />
        {since && (
          <p className="small">{pageSentencesFor({ ...speech, language: 'de' }).legal.since(since)}</p>
        )}
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
