import type { Cents } from '../../../shared/money.js';
import type { GrantQuestion } from '../../basket/grant.types.js';
import { dayOfHandover } from '../../basket/handover.rules.js';
import type { Menu } from '../../menu/menu.types.js';
import { isGoods, priceLine } from '../../pricing/line.rules.js';
import { vatSchemeOn } from '../../pricing/tax.rules.js';
import type { ShopSettings } from '../../restaurant/shop.types.js';
import type { DiscountGuest, DiscountRule } from '../discount.types.js';
import type { DiscountBasket } from '../rules/best.rules.js';
import { type DiscountOutcome, discountsFor } from '../rules/discount.rules.js';
import type { DiscountLine } from '../rules/piece.rules.js';

/** A basket as the rules see it: priced as if nothing were granted. */
function discountBasketOf(
  settings: ShopSettings,
  menu: Menu,
  { draft: { fulfilment }, lines, handoverAt, deliveryCents }: GrantQuestion,
): DiscountBasket {
  const supplyDay = dayOfHandover(handoverAt);
  const terms = { fulfilment, supplyDay, vatScheme: vatSchemeOn(settings, supplyDay) };
  return {
    lines: lines.map((line) => ({ ...priceLine(line, terms), categoryId: line.categoryId })),
    menu: menu.categories.flatMap(({ id: categoryId, products }) =>
      products.map(({ id: productId }) => ({ productId, categoryId })),
    ),
    deliveryCents: deliveryCents(),
  };
}

/** What a minimum is measured by, before any discount. */
const minimumBaseOf = (lines: readonly DiscountLine[]): Cents =>
  lines
    .filter((line) => isGoods(line) && line.countsForMinimum)
    .reduce((sum, { grossCents }) => sum + grossCents, 0);

/** What these rules make of a basket that somebody asks the price of. */
export function outcomeOf(
  rules: readonly DiscountRule[],
  { settings, menu, guest }: { settings: ShopSettings; menu: Menu; guest: DiscountGuest | null },
  question: GrantQuestion,
): DiscountOutcome {
  const basket = discountBasketOf(settings, menu, question);
  const { now, handoverAt } = question;
  const { fulfilment } = question.draft;
  const minimumBaseCents = minimumBaseOf(basket.lines);
  return discountsFor(rules, basket, { now, handoverAt, fulfilment, minimumBaseCents, guest });
}
