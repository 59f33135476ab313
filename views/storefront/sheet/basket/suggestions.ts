import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import type { Basket, BasketLine } from '../../lib/basket/basket';
import { availableOf } from '../available';

const MAX_SUGGESTIONS = 3;

/** What goes with the dishes in the basket, is not in it yet and was not just taken out. */
export function suggestionsFor(
  { lines }: Pick<Basket, 'lines'>,
  products: readonly ProductView[],
  removed: string | undefined,
): ProductView[] {
  const inBasket = new Set(lines.flatMap((line) => [line.productId, ...partsOf(line, products)]));
  const wanted = products.filter(({ id }) => inBasket.has(id)).flatMap(({ goesWithIds }) => goesWithIds);
  const ids = [...new Set(wanted)].filter((id) => !inBasket.has(id) && id !== removed);
  return availableOf(ids, products).slice(0, MAX_SUGGESTIONS);
}

/** The dishes that were chosen for a combo. */
function partsOf({ productId, options }: BasketLine, products: readonly ProductView[]): string[] {
  const combo = products.find(({ id }) => id === productId)?.combo;
  const choices = combo?.courses.flatMap((course) => course.choices) ?? [];
  return choices
    .filter(({ id }) => options.some(({ optionId }) => optionId === id))
    .map((one) => one.productId);
}
