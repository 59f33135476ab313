import { isSoldOut, optionPriceCents, variantOf } from '../catalog/catalog.rules.js';
import type { Menu, MenuCategory, Option, OptionGroup, Product, Variant } from '../catalog/catalog.types.js';
import type { Fulfilment } from '../delivery/fulfilment.types.js';
import type { PricingLine, PricingOption } from '../pricing/pricing.types.js';
import type { DraftLine, OrderLine } from './order.types.js';

export type BasketProblem =
  | 'empty'
  | 'unknownProduct'
  | 'unknownVariant'
  | 'unknownOption'
  | 'tooFewOptions'
  | 'tooManyOptions'
  | 'soldOut'
  | 'notOffered';

/** What a line carries besides its price. */
export type MenuLine = PricingLine &
  Pick<OrderLine, 'variantId' | 'variantName' | 'number' | 'categoryId' | 'categoryName' | 'note'>;

export type ResolvedBasket =
  | { lines: MenuLine[]; minAge: number; problem: null }
  | { problem: BasketProblem; line: number; name: string };

/** Asks the menu for everything a guest's browser must not decide: names, prices, classes, what can be had. */
export function resolveBasket(
  wanted: readonly DraftLine[],
  menu: Menu,
  fulfilment: Fulfilment,
  now: Date,
): ResolvedBasket {
  if (wanted.length === 0) return { problem: 'empty', line: 0, name: '' };

  const lines: MenuLine[] = [];
  let minAge = 0;
  for (const [index, line] of wanted.entries()) {
    const found = findDish(menu, line.productId);
    const problem = found ? problemOf(line, found, menu, fulfilment, now) : 'unknownProduct';
    if (problem || !found)
      return { problem: problem ?? 'unknownProduct', line: index, name: found?.product.name ?? '' };
    lines.push(lineOf(line, found, menu, index));
    minAge = Math.max(minAge, found.product.minAge);
  }
  return { lines, minAge, problem: null };
}

interface Dish {
  category: MenuCategory;
  product: Product;
}

function findDish(menu: Menu, productId: string): Dish | null {
  for (const category of menu.categories) {
    const product = category.products.find(({ id }) => id === productId);
    if (product) return { category, product };
  }
  return null;
}

function problemOf(
  line: DraftLine,
  { category, product }: Dish,
  menu: Menu,
  fulfilment: Fulfilment,
  now: Date,
): BasketProblem | null {
  const offered = [category, product].every(({ fulfilments }) => fulfilments.includes(fulfilment));
  if (!offered) return 'notOffered';
  if (isSoldOut(product.soldOut, now)) return 'soldOut';
  if (!variantOf(product, line.variantId ?? undefined)) return 'unknownVariant';

  const groups = groupsOf(menu, product);
  if (line.options.some((chosen) => !optionIn(groups, chosen))) return 'unknownOption';
  if (line.options.some((chosen) => isSoldOut(optionIn(groups, chosen)?.soldOut ?? null, now)))
    return 'soldOut';
  for (const { id, min, max } of groups) {
    const count = countIn(line, id);
    if (count < min) return 'tooFewOptions';
    if (count > max) return 'tooManyOptions';
  }
  return null;
}

function lineOf(line: DraftLine, { category, product }: Dish, menu: Menu, index: number): MenuLine {
  const variant = variantOf(product, line.variantId ?? undefined)!;
  return {
    id: String(index),
    productId: product.id,
    name: product.name,
    number: product.number,
    categoryId: category.id,
    categoryName: category.name,
    variantId: variant.id,
    variantName: variant.name,
    quantity: line.quantity,
    note: line.note,
    taxClass: product.taxClass,
    unitCents: variant.priceCents,
    options: groupsOf(menu, product).flatMap((group) => optionsOf(group, line, variant)),
    deposit:
      product.depositCents > 0 ? { cents: product.depositCents, kind: 'oneWay', taxClass: null } : null,
    combo: null,
    packagingCents: 0,
    countsForMinimum: true,
  };
}

const groupsOf = (menu: Menu, product: Product): OptionGroup[] =>
  product.optionGroupIds.flatMap((id) => menu.optionGroups.find((group) => group.id === id) ?? []);

const optionIn = (groups: OptionGroup[], chosen: DraftLine['options'][number]): Option | undefined =>
  groups.find(({ id }) => id === chosen.groupId)?.options.find(({ id }) => id === chosen.optionId);

const countIn = ({ options }: DraftLine, groupId: string): number =>
  options.filter((chosen) => chosen.groupId === groupId).reduce((sum, { quantity }) => sum + quantity, 0);

/** The cheapest of a group are the free ones; an option that is partly free becomes two. */
function optionsOf(group: OptionGroup, line: DraftLine, variant: Variant): PricingOption[] {
  const chosen = line.options
    .filter(({ groupId }) => groupId === group.id)
    .map(({ optionId, quantity }) => ({ option: group.options.find(({ id }) => id === optionId)!, quantity }))
    .map(({ option, quantity }) => ({ option, quantity, cents: optionPriceCents(option, variant) }))
    .sort((a, b) => a.cents - b.cents);

  let free = group.freeQuantity;
  return chosen.flatMap(({ option, quantity, cents }) => {
    const given = Math.min(free, quantity);
    free -= given;
    const { id, name, taxClass } = option;
    return [
      { id, name, taxClass, cents: 0, quantity: given },
      { id, name, taxClass, cents, quantity: quantity - given },
    ].filter((part) => part.quantity > 0);
  });
}
