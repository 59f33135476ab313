import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import type { QuoteLineView, QuoteView } from '../../../../src/storefront/order/quote.view';
import { type Basket, type BasketLine, readBasket, withQuantity, writeBasket } from '../../lib/basket/basket';
import { Lines } from '../../lib/basket/Lines';
import { Quantity } from '../../lib/basket/Quantity';
import { useSentences } from '../../lib/words/Voice';
import { useRestaurant } from '../Restaurant';

interface Props {
  basket: Basket;
  quote: QuoteView;
  /** The lines the quote is about, by their keys. */
  keys: readonly string[];
  takeOut: (line: BasketLine, name: string) => void;
}

/** What is in the basket and already priced; what was added a moment ago follows with the next answer. */
export function BasketLines({ basket, quote, keys, takeOut }: Props) {
  const { basket: say } = useSentences();
  const { config, products, open } = useRestaurant();
  const rows = basket.lines.flatMap((line) => {
    const priced = quote.lines[keys.indexOf(line.key)];
    return priced ? [{ line, priced }] : [];
  });
  const productOf = ({ productId }: QuoteLineView) => products.find(({ id }) => id === productId);
  const change = ({ line, priced }: (typeof rows)[number], quantity: number) => {
    if (quantity === 0) return takeOut(line, priced.name);
    writeBasket(config.slug, withQuantity(readBasket(config.slug), line.key, quantity));
  };
  return (
    <Lines
      lines={rows.map(({ priced }) => priced)}
      pictureOf={(line) => productOf(line)?.image ?? pictureOfParts(line, products)}
      link={(index) => {
        const { line, priced } = rows[index]!;
        const product = productOf(priced);
        return (
          product && (
            <button
              type="button"
              className="link"
              aria-label={say.editOne(priced.name)}
              onClick={() => open({ kind: 'dish', id: product.id, line: line.key })}
            >
              {say.edit}
            </button>
          )
        );
      }}
      action={(index) => {
        const row = rows[index]!;
        return (
          <Quantity
            value={row.line.quantity}
            min={0}
            name={row.priced.name}
            change={(quantity) => change(row, quantity)}
          />
        );
      }}
    />
  );
}

/** Halves and menus have no picture of their own; the first dish in them has one. */
function pictureOfParts({ productId, options }: QuoteLineView, products: readonly ProductView[]) {
  const pictureOf = (wanted: string | undefined) => products.find(({ id }) => id === wanted)?.image ?? null;
  const courses = products.find(({ id }) => id === productId)?.combo?.courses ?? [];
  const choices = courses.flatMap((course) => course.choices);
  for (const option of options) {
    const part = choices.find(({ id }) => id === option.id)?.productId ?? option.id;
    const picture = pictureOf(part);
    if (picture) return picture;
  }
  return null;
}
