import { formatEuro } from '../../../src/shared/money';
import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { sizesOf } from '../lib/basket/prices';
import { useSentences } from '../lib/words/Voice';

interface Props {
  products: ProductView[];
  way: string;
  open: (productId: string) => void;
}

/** "Dazu passt": a few dishes, each a tap away. */
export function GoesWith({ products, way, open }: Props) {
  const { sheet, menu } = useSentences();
  if (products.length === 0) return null;
  return (
    <section className="goes" aria-label={sheet.goesWith}>
      <h3>{sheet.goesWith}</h3>
      <ul>
        {products.map((product) => {
          const sizes = sizesOf(product, way);
          const cents = Math.min(...sizes.map((size) => size.cents));
          const from = sizes.length > 1 || sizes.some((size) => size.from);
          return (
            <li key={product.id}>
              <button type="button" onClick={() => open(product.id)}>
                <span lang="de">{product.name}</span>
                <span>
                  {from && `${menu.from} `}
                  {formatEuro(cents)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
