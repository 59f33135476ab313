import type { MenuView, OptionGroupView, ProductView } from '../../../src/storefront/menu/menu.view';
import type { QuoteLineView } from '../../../src/storefront/order/quote.view';
import type { BasketLine } from '../lib/basket/basket';

export interface Again {
  lines: Omit<BasketLine, 'key'>[];
  /** What cannot be had like this any more. */
  gone: string[];
}

/** The dishes of an order that the menu of today still makes in the same way; prices are asked for anew. */
export function reorderOf(ordered: readonly QuoteLineView[], menu: MenuView): Again {
  const again: Again = { lines: [], gone: [] };
  for (const line of ordered) {
    const wanted = lineOf(line, menu);
    if (wanted) again.lines.push(wanted);
    else again.gone.push(line.name);
  }
  return again;
}

function lineOf(line: QuoteLineView, menu: MenuView): Omit<BasketLine, 'key'> | null {
  const product = menu.categories.flatMap(({ products }) => products).find(({ id }) => id === line.productId);
  if (!product || product.soldOut) return null;
  const variant = product.variants.find(({ id }) => id === line.variantId);
  const options = optionsOf(line, product, menu);
  if (!variant || !options) return null;

  const { productId, quantity, note } = line;
  return { productId, variantId: variant.id, options, quantity, note };
}

/** null when an option is gone, or the questions of the dish have changed. */
function optionsOf(
  { options }: QuoteLineView,
  product: ProductView,
  menu: MenuView,
): BasketLine['options'] | null {
  const groups = menu.groups.filter(({ id }) => product.groupIds.includes(id));
  const questions = questionsOf(product);
  const answers = options.slice(0, questions.length);
  // The dishes chosen for a combo or as halves stand first on the order, in the order of the questions.
  const isAnswered = questions.every(({ choices }, i) => choices.includes(answers[i]?.id ?? ''));
  if (!isAnswered) return null;

  const parts = questions.map(({ id }, i) => ({ groupId: id, optionId: answers[i]?.id ?? '', quantity: 1 }));
  const extras = extrasOf(options.slice(questions.length), groups);
  return extras && [...parts, ...extras];
}

interface Question {
  id: string;
  choices: string[];
}

function questionsOf({ combo, halves }: ProductView): Question[] {
  const still = (choices: { id: string; soldOut: boolean }[]) =>
    choices.flatMap(({ id, soldOut }) => (soldOut ? [] : [id]));
  if (combo) return combo.courses.map(({ id, choices }) => ({ id, choices: still(choices) }));
  if (!halves) return [];
  const choices = still(halves.choices.map(({ productId, soldOut }) => ({ id: productId, soldOut })));
  return ['first', 'second'].map((id) => ({ id, choices }));
}

function extrasOf(
  options: QuoteLineView['options'],
  groups: OptionGroupView[],
): BasketLine['options'] | null {
  const chosen = new Map<string, BasketLine['options'][number]>();
  for (const { id: optionId, quantity } of options) {
    const group = groups.find((one) => one.options.some(({ id, soldOut }) => id === optionId && !soldOut));
    if (!group) return null;
    // An option that was partly free stands on the order twice.
    const before = chosen.get(optionId)?.quantity ?? 0;
    chosen.set(optionId, { groupId: group.id, optionId, quantity: before + quantity });
  }
  const picked = [...chosen.values()];
  return groups.every((group) => fits(group, picked)) ? picked : null;
}

function fits({ id, min, max }: OptionGroupView, picked: BasketLine['options']): boolean {
  const count = picked
    .filter(({ groupId }) => groupId === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return count >= min && count <= max;
}
