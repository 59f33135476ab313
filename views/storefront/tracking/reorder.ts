import type { MenuView, OptionGroupView, ProductView } from '../../../src/storefront/menu/menu.view';
import type { QuoteLineView } from '../../../src/storefront/order/quote.view';
import type { BasketLine } from '../lib/basket/basket';

/** What has to be known of a line to order it once more. */
export type OrderedLine = Pick<
  QuoteLineView,
  'productId' | 'variantId' | 'name' | 'quantity' | 'note' | 'options'
>;

export interface Again {
  lines: Omit<BasketLine, 'key'>[];
  /** What cannot be had like this any more. */
  gone: string[];
  /** Those of them that are still made: the guest chooses anew. */
  choose: { productId: string; name: string }[];
}

type Options = BasketLine['options'];

/** The dishes of an order that the menu of today still makes in the same way; prices are asked for anew. */
export function reorderOf(ordered: readonly OrderedLine[], menu: MenuView): Again {
  const again: Again = { lines: [], gone: [], choose: [] };
  const products = menu.categories.flatMap((category) => category.products);
  for (const line of ordered) {
    const { productId, name } = line;
    const product = products.find(({ id, soldOut }) => id === productId && !soldOut);
    const wanted = product && lineOf(line, product, menu);
    if (wanted) again.lines.push(wanted);
    else again.gone.push(name);
    if (product && !wanted && !again.choose.some((one) => one.productId === productId))
      again.choose.push({ productId, name });
  }
  return again;
}

function lineOf(
  line: OrderedLine,
  product: ProductView,
  { groups }: MenuView,
): Omit<BasketLine, 'key'> | null {
  const variant = product.variants.find(({ id }) => id === line.variantId);
  const options = optionsOf(line);
  const questions = questionsOf(product, groups);
  if (!variant || !options || !isAnsweredBy(questions, options)) return null;

  const { productId, quantity, note } = line;
  return { productId, variantId: variant.id, options, quantity, note };
}

/** An option that was partly free stands on the order twice. null where nobody knows which group one belongs to. */
function optionsOf({ options }: OrderedLine): Options | null {
  const chosen = new Map<string, Options[number]>();
  for (const { id: optionId, groupId, quantity } of options) {
    if (groupId === null) return null;
    const key = JSON.stringify([groupId, optionId]);
    const before = chosen.get(key)?.quantity ?? 0;
    chosen.set(key, { groupId, optionId, quantity: before + quantity });
  }
  return [...chosen.values()];
}

/** What the dish asks today: the courses of a combo, two halves, its groups of options. */
interface Question {
  id: string;
  min: number;
  max: number;
  answers: string[];
}

const questionsOf = (product: ProductView, groups: readonly OptionGroupView[]): Question[] => [
  ...partsOf(product).map(({ id, choices }) => ({ id, min: 1, max: 1, answers: there(choices) })),
  ...groups
    .filter(({ id }) => product.groupIds.includes(id))
    .map(({ id, min, max, options }) => ({ id, min, max, answers: there(options) })),
];

interface Choice {
  id: string;
  soldOut: boolean;
}

function partsOf({ combo, halves }: ProductView): { id: string; choices: Choice[] }[] {
  if (combo) return combo.courses;
  if (!halves) return [];
  const choices = halves.choices.map(({ productId, soldOut }) => ({ id: productId, soldOut }));
  return ['first', 'second'].map((id) => ({ id, choices }));
}

const there = (choices: readonly Choice[]): string[] =>
  choices.flatMap(({ id, soldOut }) => (soldOut ? [] : [id]));

/** Every answer is still one, and every question has as many as it wants. */
function isAnsweredBy(questions: readonly Question[], options: Options): boolean {
  const isAnswer = ({ groupId, optionId }: Options[number]) =>
    questions.some(({ id, answers }) => id === groupId && answers.includes(optionId));
  return options.every(isAnswer) && questions.every((question) => fits(question, options));
}

function fits({ id, min, max }: Question, options: Options): boolean {
  const count = options
    .filter(({ groupId }) => groupId === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return count >= min && count <= max;
}
