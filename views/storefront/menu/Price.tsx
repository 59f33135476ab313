import { formatEuro } from '../../../src/shared/money';
import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { type SizePrice, sizesOf } from '../lib/basket/prices';
import { useSentences } from '../lib/words/Voice';

const MAX_SIZES = 3;

/** One line where every way costs the same; else one for each, of which the page shows the chosen one. */
export function Price({ product, ways }: { product: ProductView; ways: string[] }) {
  const own = ways.filter((way) => product.fulfilments.includes(way));
  const lines = own.map((way) => ({ way, sizes: sizesOf(product, way) }));
  const [first, ...others] = lines;
  const sizes = first?.sizes ?? sizesOf(product, '');
  const same = others.every((line) => JSON.stringify(line.sizes) === JSON.stringify(sizes));
  if (same) return <Line sizes={sizes} product={product} />;
  return lines.map((line) => <Line key={line.way} {...line} product={product} />);
}

interface LineProps {
  sizes: SizePrice[];
  product: ProductView;
  way?: string;
}

function Line({ sizes, product, way }: LineProps) {
  const { menu, ways } = useSentences();
  const names: Record<string, string> = ways;
  const { depositCents, depositKind } = product;
  const deposit = depositKind === 'reusable' ? menu.reusableDeposit : menu.deposit;
  return (
    <p className="dish__price" data-for={way}>
      {way && <span className="dish__way">{names[way]}</span>}
      <Sizes sizes={sizes} />
      {depositCents > 0 && <span className="small">{deposit(formatEuro(depositCents))}</span>}
    </p>
  );
}

function Sizes({ sizes }: { sizes: SizePrice[] }) {
  const { from } = useSentences().menu;
  const shown = sizes.length > MAX_SIZES ? cheapestOf(sizes) : sizes;
  return shown.map((size) => (
    <span key={size.name} className="dish__size">
      {size.from && `${from} `}
      <strong>{formatEuro(size.cents)}</strong>
      {size.name && <span className="small"> {size.name}</span>}
      {size.unitPrice && <span className="small"> {size.unitPrice}</span>}
    </span>
  ));
}

function cheapestOf(sizes: SizePrice[]): SizePrice[] {
  const [first] = [...sizes].sort((a, b) => a.cents - b.cents);
  return first ? [{ ...first, name: '', from: true }] : [];
}
