import { formatEuro } from '../../../src/shared/money';
import type { ProductView, VariantView } from '../../../src/storefront/menu/menu.view';
import { sizesOf } from '../lib/basket/prices';
import { useSentences } from '../lib/words/Voice';

interface Props {
  product: ProductView;
  way: string;
  value: string;
  change: (size: VariantView) => void;
}

export function SizeField({ product, way, value, change }: Props) {
  const { sheet, menu } = useSentences();
  const sizes = sizesOf(product, way);
  return (
    <fieldset>
      <legend>{sheet.size}</legend>
      {product.variants.map((variant, index) => {
        const { cents = 0, from = false, unitPrice = null } = sizes[index] ?? {};
        return (
          <label key={variant.id} className="choice">
            <input
              type="radio"
              name="variante"
              checked={variant.id === value}
              onChange={() => change(variant)}
            />
            <span lang="de">
              {variant.name}
              {unitPrice && <span className="small"> {unitPrice}</span>}
            </span>
            <span className="choice__price">
              {from && `${menu.from} `}
              {formatEuro(cents)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
