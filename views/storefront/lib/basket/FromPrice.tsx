import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import { useEuro, useSentences } from '../words/Voice';
import { lowestOf } from './prices';

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
