import type { MenuPage } from '../../../src/storefront/pages/page.view';
import { KnowsCodes } from '../lib/Codes';
import { aboutOf } from '../lib/config';
import { type Assets, Document } from '../lib/Document';
import { Footer } from '../lib/Footer';
import { sentencesFor } from '../lib/words/sentences';
import { Category } from './Category';
import { Controls } from './Controls';
import { Extras } from './Extras';
import { Header } from './Header';
import { jsonLdOf } from './json-ld';
import { Legend } from './Legend';

export function MenuDocument({ page, assets, sheet }: { page: MenuPage; assets: Assets; sheet: string }) {
  const { shop, speech, menu, links, legend } = page;
  const say = sentencesFor(speech);
  const ways = ['pickup', ...(shop.delivers ? ['delivery'] : [])];
  return (
    <Document
      shop={shop}
      speech={speech}
      title={say.menu.title(shop.name)}
      description={say.menu.description(shop.name, `${shop.street}, ${shop.postalCode} ${shop.city}`)}
      config={{
        slug: shop.slug,
        links,
        sheet,
        delivers: shop.delivers,
        preorder: shop.preorder,
        about: aboutOf(shop),
      }}
      assets={assets}
      languages={links.home}
      data={{ 'json-ld': jsonLdOf(page) }}
    >
      <a className="skip" href="#karte">
        {say.page.skip}
      </a>
      <p className="offline" id="offline" role="status" hidden>
        {say.page.offline}
      </p>
      <Header shop={shop} links={links} />
      <nav className="tabs" aria-label={say.menu.categories}>
        <div className="tabs__row">
          {menu.categories.map(({ id, anchor, name }) => (
            <a key={id} href={`#${anchor}`} lang="de">
              {name}
            </a>
          ))}
        </div>
      </nav>
      <main id="karte" className="page">
        <Controls page={page} />
        <p className="search__none" id="nichts-gefunden" hidden>
          {say.menu.nothingFound}
        </p>
        <KnowsCodes legend={legend}>
          {menu.categories.map((category) => (
            <Category
              key={category.id}
              category={category}
              groups={menu.groups}
              ways={ways}
              menuOnly={shop.menuOnly}
            />
          ))}
          <Extras groups={menu.groups} />
        </KnowsCodes>
        {menu.categories.length === 0 && <p className="empty">{say.menu.beingWritten}</p>}
        <Legend legend={legend} />
        <p className="small">
          {shop.smallBusiness ? say.menu.pricesOfSmallBusiness : say.menu.pricesIncludeVat}
        </p>
      </main>
      <Footer shop={shop} links={links} />
      {!shop.menuOnly && (
        <div className="bar" id="warenkorb-leiste" hidden>
          <button type="button" className="button button--wide" id="warenkorb">
            <span className="bar__count" id="warenkorb-zahl">
              0
            </span>
            {say.menu.toBasket}
          </button>
        </div>
      )}
    </Document>
  );
}
