import type { ProductView, VariantView } from '../../../../src/storefront/menu/menu.view';
import { sizesOf } from '../../../../src/storefront/menu/prices.rules';
import { langOf } from '../../lib/words/lang';
import { useEuro, useSentences } from '../../lib/words/Voice';
import { Group } from './Group';

interface Props {
  product: ProductView;
  way: string;
  value: string;
  change: (size: VariantView) => void;
}

/** 'Klein (26 cm)' is a name and what it measures. */
const NAME = /^(.+?) \((.+)\)$/;

export function SizeField({ product, way, value, change }: Props) {
  const { sheet, menu } = useSentences();
  const euro = useEuro();
  const sizes = sizesOf(product, way);
  return (
    <Group id="groesse" name={sheet.size} required={1} done>
      <div className="sizes">
        {product.variants.map((variant, index) => {
          const { cents = 0, from = false, unitPrice = null } = sizes[index] ?? {};
          const [, name = variant.name, measure] = NAME.exec(variant.name) ?? [];
          const price = `${from ? `${menu.from} ` : ''}${euro(cents)}`;
          return (
            <label key={variant.id} className="size">
              <input
                type="radio"
                name="variante"
                checked={variant.id === value}
                onChange={() => change(variant)}
              />
              <b lang={langOf(variant)}>{name}</b>
              <span>{[measure, price, unitPrice].filter(Boolean).join(' · ')}</span>
            </label>
          );
        })}
      </div>
    </Group>
  );
}
