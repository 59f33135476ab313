import { formatEuro } from '../../../src/shared/money';
import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { lowestOf } from '../lib/basket/prices';
import { useSentences } from '../lib/words/Voice';

/** 'ab 8,90 €' */
export function FromPrice({ product, way }: { product: ProductView; way: string }) {
  const { menu } = useSentences();
  const { cents, from } = lowestOf(product, way);
  return (
    <span className="price">
      {from && `${menu.from} `}
      {formatEuro(cents)}
    </span>
  );
}
