import type { LegalTextPage } from '../../../src/storefront/menu.view';
import { colorsOf } from '../lib/colors';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { Markup } from './Markup';

/** Imprint, privacy and terms: a page to read, without a script. */
export function LegalDocument({ page, assets }: { page: LegalTextPage; assets: Assets }) {
  const { shop, links, title, since, blocks } = page;
  return (
    <Document
      shop={shop}
      title={`${title} – ${shop.name}`}
      description={`${title} von ${shop.name}, ${shop.street}, ${shop.postalCode} ${shop.city}.`}
      config={{ slug: shop.slug, links, sheet: '', delivers: shop.delivers }}
      assets={assets}
      colors={colorsOf(shop.colors)}
    >
      <header className="slim">
        <a href={links.menu}>← Zur Speisekarte</a>
        <strong>{shop.name}</strong>
      </header>
      <main className="page page--text">
        <h1>{title}</h1>
        <Markup blocks={blocks} />
        <p className="small">Stand: {since}</p>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}
