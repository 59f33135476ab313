import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { sizesOf } from '../../../src/storefront/menu/prices.rules';
import type { DishPage } from '../../../src/storefront/pages/page.view';
import { KnowsCodes } from '../lib/Codes';
import { type Assets, Document } from '../lib/Document';
import { linkToDish } from '../lib/dish-link';
import { Footer } from '../lib/Footer';
import { Photo } from '../lib/Photo';
import { Top } from '../lib/Top';
import { langOf } from '../lib/words/lang';
import { priceWordsOf } from '../lib/words/price-words';
import { pageSentencesFor, usePageSentences } from '../lib/words/sentences.menu-page';
import { softHyphens } from '../lib/words/soft-hyphens';
import { useEuro } from '../lib/words/Voice';
import { dishJsonLdOf } from '../menu/json-ld';
import { Facts } from '../sheet/dish/Facts';

/** A dish under its own address: all there is to read needs neither a script nor a server. */
export function DishDocument({ page, assets }: { page: DishPage; assets: Assets }) {
  const { shop, speech, links, dish, category, anchor, legend } = page;
  const way = shop.ways[0] ?? 'pickup';
  const { page: frame, menu } = pageSentencesFor(speech);
  const about = [dish.description, `${category}, ${shop.name}, ${shop.city}`].filter(Boolean).join(' · ');
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${dish.name} – ${shop.name}`}
      description={about}
      config={{
        slug: shop.slug,
        links,
        sheet: '',
        prices: priceWordsOf(speech, links),
      }}
      assets={assets}
      languages={links.here}
      data={{ 'json-ld': dishJsonLdOf(page) }}
    >
      <Top shop={shop.name} href={`${links.menu}#${anchor}`} label={frame.toMenuLabel} />
      <main className="page page--dish" data-dish={dish.id}>
        {dish.image && (
          <Photo
            picture={dish.image}
            className="dish-page__picture"
            sizes="(max-width: 40rem) 100vw, 36rem"
            width={640}
            height={480}
            eager
            first
          />
        )}
        <div className="dish-page__text">
          <p className="small" lang="de">
            <a className="link" href={`${links.menu}#${anchor}`}>
              {category}
            </a>
          </p>
          <h1 lang={langOf(dish)}>
            {dish.number && <span className="dish-page__number">{dish.number} </span>}
            {softHyphens(dish.name)}
          </h1>
          {dish.description && <p lang={langOf(dish, 'description')}>{dish.description}</p>}
          <div className="about">
            <KnowsCodes legend={legend}>
              <Facts product={dish} way={way} />
            </KnowsCodes>
          </div>
          <Sizes dish={dish} way={way} />
          {!shop.menuOnly && (
            <a
              className="button button--wide"
              id="bestellen"
              href={linkToDish(links.menu, dish.id)}
              data-id={dish.id}
              data-open={menu.order}
              data-gone={menu.notToday}
              data-closed={menu.onlyToRead}
              data-away={menu.noOrdering}
            >
              {menu.order}
            </a>
          )}
          <p className="small" id="stand" role="status" hidden />
          <p className="small">{shop.smallBusiness ? menu.pricesOfSmallBusiness : menu.pricesIncludeVat}</p>
        </div>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}

/** One size stands beside the price already. */
function Sizes({ dish, way }: { dish: ProductView; way: string }) {
  const { menu } = usePageSentences();
  const euro = useEuro();
  const sizes = sizesOf(dish, way);
  if (sizes.length < 2) return null;
  return (
    <ul className="dish-page__sizes">
      {sizes.map(({ name, inGerman, cents, unitPrice, from }) => (
        <li key={name}>
          <span lang={langOf({ inGerman })}>{name}</span>
          <span>
            {unitPrice && <span className="small">{unitPrice} </span>}
            <strong className="price">
              {from && `${menu.from} `}
              {euro(cents)}
            </strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
