import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import { type Basket, type BasketLine, readBasket, withQuantity, writeBasket } from '../../lib/basket/basket';
import { LinePicture } from '../../lib/basket/Lines';
import type { LineFault } from '../../lib/basket/line-faults';
import { Quantity } from '../../lib/basket/Quantity';
import { langOf } from '../../lib/words/lang';
import { type FaultWords, useFaultWords } from '../../lib/words/sentences.faults';
import { softHyphens } from '../../lib/words/soft-hyphens';
import { useSentences } from '../../lib/words/Voice';
import { Instead } from '../Gone';
import { useRestaurant } from '../Restaurant';

interface Props {
  basket: Basket;
  faults: readonly LineFault[];
  takeOut: (line: BasketLine, name: string) => void;
}

interface Row {
  line: BasketLine;
  fault: LineFault;
  product: ProductView | undefined;
  name: string;
}

/** What cannot be made as it stands, with the way out of it. */
export function FaultyLines({ basket, faults, takeOut }: Props) {
  const rows = useRows({ basket, faults });
  if (rows.length === 0) return null;
  return (
    <ul className="lines">
      {rows.map((row) => (
        <FaultyLine key={row.line.key} row={row} takeOut={() => takeOut(row.line, row.name)} />
      ))}
    </ul>
  );
}

/** What there is instead of the dishes that are gone. */
export function InsteadOfGone(faulty: Omit<Props, 'takeOut'>) {
  const gone = useRows(faulty).filter(isGone);
  return <Instead ids={gone.map(({ line }) => line.productId)} besides={faulty.basket.lines} />;
}

function useRows({ basket, faults }: Omit<Props, 'takeOut'>): Row[] {
  const { products } = useRestaurant();
  return faults.flatMap((fault) => {
    const line = basket.lines.find(({ key }) => key === fault.key);
    const product = products.find(({ id }) => id === line?.productId);
    return line ? [{ line, fault, product, name: product?.name ?? fault.name }] : [];
  });
}

function FaultyLine({ row: { line, fault, product, name }, takeOut }: { row: Row; takeOut: () => void }) {
  const { basket: say } = useSentences();
  const words = useFaultWords();
  const { config, open } = useRestaurant();
  const isWhole = isGone({ fault, name });
  const change = (quantity: number) => {
    if (quantity === 0) return takeOut();
    writeBasket(config.slug, withQuantity(readBasket(config.slug), line.key, quantity));
  };
  return (
    <li className="line line--gone">
      <LinePicture picture={product?.image ?? null} />
      <div>
        <h3 className="line__name" lang={product ? langOf(product) : 'de'}>
          {softHyphens(name)}
        </h3>
        <p>{whyOf(fault, name, words)}</p>
        {product && !isWhole && (
          <button
            type="button"
            className="link"
            aria-label={say.editOne(name)}
            onClick={() => open({ kind: 'dish', id: product.id, line: line.key })}
          >
            {say.edit}
          </button>
        )}
      </div>
      {isWhole ? (
        <button
          type="button"
          className="link"
          aria-label={name ? say.takeOutOne(name) : undefined}
          onClick={takeOut}
        >
          {say.takeOut}
        </button>
      ) : (
        <Quantity value={line.quantity} min={0} name={name} change={change} />
      )}
    </li>
  );
}

/** The dish itself is gone, and not only something that was chosen with it. */
const isGone = ({ fault: { problem, name: meant }, name }: Pick<Row, 'fault' | 'name'>): boolean =>
  problem === 'unknownProduct' || (problem === 'soldOut' && meant === name);

/** A part of the dish or an extra is named: the name above is that of the whole. */
function whyOf({ problem, name: meant, detail }: LineFault, name: string, words: FaultWords): string {
  const why = (words[problem as keyof FaultWords] ?? words.other)(detail);
  return problem === 'soldOut' && meant !== name ? `${meant}: ${why}` : why;
}
