import type { ProductView, SizePrice } from '../../../src/storefront/menu/menu.view';
import { priceLinesOf } from '../../../src/storefront/menu/prices.rules';
import { langOf } from '../lib/words/lang';
import { useEuro, useSentences } from '../lib/words/Voice';

/** One line where every way costs the same; else one for each, of which the page shows the chosen one. */
export function Price({ product, ways }: { product: ProductView; ways: string[] }) {
  return priceLinesOf(product, ways).map(({ way, sizes }) => (
    <Line key={way} way={way ?? undefined} sizes={sizes} product={product} />
  ));
}

interface LineProps {
  sizes: SizePrice[];
  product: ProductView;
  way?: string;
}

/** Several sizes read 'ab 8,90 €'; paper and pages without a script read all of them, and so does who compares litres. */
function Line({ sizes, product, way }: LineProps) {
  const { menu, ways } = useSentences();
  const euro = useEuro();
  const names: Record<string, string> = ways;
  const { depositCents, depositKind } = product;
  const deposit = depositKind === 'reusable' ? menu.reusableDeposit : menu.deposit;
  const isShort = sizes.length > 1 && sizes.every(({ unitPrice }) => unitPrice === null);
  const lowest = Math.min(...sizes.map(({ cents }) => cents));
  const low = sizes.findIndex(({ cents }) => cents === lowest);
  return (
    <p className={isShort ? 'dish__price dish__price--short' : 'dish__price'} data-for={way}>
      {way && <span className="dish__way">{names[way]}</span>}
      {isShort && <span className="dish__from">{menu.from} </span>}
      {sizes.map((size, place) => (
        <span key={size.name} className={place === low ? 'dish__size dish__size--low' : 'dish__size'}>
          {size.from && !isShort && `${menu.from} `}
          <strong className="price">{euro(size.cents)}</strong>
          <Measure size={size} name={product.name} />
        </span>
      ))}
      {depositCents > 0 && <span className="small">{deposit(euro(depositCents))}</span>}
    </p>
  );
}

/** What the name of the dish says already is not said again. */
function Measure({ size, name }: { size: SizePrice; name: string }) {
  return (
    <>
      {size.name && !name.includes(size.name) && (
        <span className="small dish__measure" lang={langOf(size)}>
          {' '}
          {size.name}
        </span>
      )}
      {size.unitPrice && <span className="small"> {size.unitPrice}</span>}
    </>
  );
}
