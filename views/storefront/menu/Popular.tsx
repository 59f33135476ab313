import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { FromPrice } from '../lib/basket/FromPrice';
import { plainVariantOf } from '../lib/basket/plain';
import { Icon } from '../lib/Icon';
import { Photo } from '../lib/Photo';
import { langOf } from '../lib/words/lang';
import { usePageSentences } from '../lib/words/sentences.menu-page';
import { softHyphens } from '../lib/words/soft-hyphens';

const EAGER = 3;

interface Props {
  products: readonly ProductView[];
  /** Its price is shown. */
  way: string;
  menuOnly: boolean;
}

/** A strip of what is ordered most. Each tile leads to its row's sheet; the row below keeps what is said about it. */
export function Popular({ products, way, menuOnly }: Props) {
  const { menu } = usePageSentences();
  if (products.length === 0) return null;
  return (
    <section className="popular" id="beliebt" aria-labelledby="beliebt-name">
      <h2 id="beliebt-name">{menu.popular}</h2>
      <ul className="strip">
        {products.map((product, place) => (
          <li
            key={product.id}
            className="tile"
            data-tile={product.id}
            data-plain={(!menuOnly && plainVariantOf(product)) || undefined}
          >
            <div className="tile__picture">
              {product.image && (
                <Photo
                  picture={{ ...product.image, alt: '' }}
                  className="tile__image"
                  sizes="(max-width: 40rem) 140px, 168px"
                  width={168}
                  height={108}
                  eager={place < EAGER}
                />
              )}
              {!menuOnly && (
                <button
                  type="button"
                  className="plus"
                  aria-label={
                    plainVariantOf(product) ? menu.addPlain(product.name) : menu.choose(product.name)
                  }
                >
                  <Icon name="plus" />
                </button>
              )}
            </div>
            <h3 lang={langOf(product)}>
              {menuOnly ? (
                softHyphens(product.name)
              ) : (
                <a href={`#gericht-${product.id}`}>{softHyphens(product.name)}</a>
              )}
            </h3>
            <span className="tile__price">
              <FromPrice product={product} way={way} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
