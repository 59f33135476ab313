import type { MenuView, ProductView } from '../../../src/storefront/menu/menu.view';
import type { Basket, BasketLine } from '../lib/basket/basket';
import { isSoldOutNow } from '../lib/basket/sold-out';

const MOST = 3;

/** What there is instead of dishes that are gone: their neighbours on the menu, the nearest in price first. */
export function insteadOf(
  gone: readonly string[],
  { categories }: Pick<MenuView, 'categories'>,
  { lines, fulfilment }: Pick<Basket, 'fulfilment'> & { lines: readonly BasketLine[] },
): ProductView[] {
  const isFree = ({ id, soldOut, fulfilments }: ProductView) =>
    !soldOut &&
    !isSoldOutNow(id) &&
    !gone.includes(id) &&
    !lines.some((line) => line.productId === id) &&
    fulfilments.includes(fulfilment);
  const found = categories.flatMap(({ products }) => {
    const [wanted] = products.filter(({ id }) => gone.includes(id));
    if (!wanted) return [];
    const away = (one: ProductView) => Math.abs(centsOf(one) - centsOf(wanted));
    return products.filter(isFree).sort((a, b) => away(a) - away(b));
  });
  return found.slice(0, MOST);
}

const centsOf = ({ variants: [first] }: ProductView): number => first?.priceCents ?? 0;
