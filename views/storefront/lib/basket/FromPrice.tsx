import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import { lowestOf } from '../../../../src/storefront/menu/prices.rules';
import { useEuro, useSentences } from '../words/Voice';

/** 'ab 8,90 €' */
export function FromPrice({ product, way }: { product: ProductView; way: string }) {
  const { menu } = useSentences();
  const euro = useEuro();
  const { cents, from } = lowestOf(product, way);
  return (
    <span className="price">
      {from && `${menu.from} `}
      {euro(cents)}
    </span>
  );
}
