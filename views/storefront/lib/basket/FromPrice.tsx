import { formatEuro } from '../../../../src/shared/money';
import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import { useSentences } from '../words/Voice';
import { lowestOf } from './prices';

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
