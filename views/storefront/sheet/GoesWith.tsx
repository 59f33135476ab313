import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { quantityOf, readBasket, withLine, writeBasket } from '../lib/basket/basket';
import { FromPrice } from '../lib/basket/FromPrice';
import { plainVariantOf } from '../lib/basket/plain';
import { useBasket } from '../lib/basket/useBasket';
import { Icon } from '../lib/Icon';
import { Photo } from '../lib/Photo';
import { langOf } from '../lib/words/lang';
import { softHyphens } from '../lib/words/soft-hyphens';
import { useSentences } from '../lib/words/Voice';
import { announce } from './announce';
import { useRestaurant } from './Restaurant';

/** "Dazu passt": a few dishes, each a tap away; what asks nothing is in the basket at once. */
export function GoesWith({ products, title }: { products: readonly ProductView[]; title?: string }) {
  const { sheet } = useSentences();
  if (products.length === 0) return null;
  return (
    <section className="goes" aria-label={title ?? sheet.goesWith}>
      <h3>{title ?? sheet.goesWith}</h3>
      <ul>
        {products.map((product) => (
          <Suggestion key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

function Suggestion({ product }: { product: ProductView }) {
  const { sheet } = useSentences();
  const { config, open } = useRestaurant();
  const basket = useBasket(config.slug);
  const plain = plainVariantOf(product);
  const there = quantityOf(basket, product.id);
  const add = () => {
    if (plain === null) return open({ kind: 'dish', id: product.id });
    const line = { productId: product.id, variantId: plain, options: [], quantity: 1, note: '' };
    writeBasket(config.slug, withLine(readBasket(config.slug), line));
    announce(sheet.added(product.name, there + 1));
  };
  return (
    <li className="goes__row">
      {product.image && (
        <Photo
          picture={{ ...product.image, alt: '' }}
          sizes="44px"
          className="goes__picture"
          width={44}
          height={44}
        />
      )}
      <div>
        <b lang={langOf(product)}>{softHyphens(product.name)}</b>
        <FromPrice product={product} way={basket.fulfilment} />
      </div>
      <button
        type="button"
        className={there > 0 ? 'plus plus--has' : 'plus plus--quiet'}
        onClick={add}
        aria-label={plain === null ? sheet.chooseOne(product.name) : sheet.addOne(product.name)}
      >
        {there > 0 ? there : <Icon name="plus" small />}
      </button>
    </li>
  );
}
