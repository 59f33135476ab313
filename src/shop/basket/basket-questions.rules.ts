import { variantOf } from '../menu/menu.rules.js';
import type { ComboCourse, Halves, Product, Variant } from '../menu/menu.types.js';
import { sameSizeOf } from '../menu/prices.rules.js';
import type { DraftLine } from '../order/order.types.js';

/** A dish inside another: what was chosen for a course of a combo, or one of two halves. */
export interface Part {
  /** The id under which the basket names it. */
  id: string;
  product: Product;
  variant: Variant;
  surchargeCents: number;
}

/** Asked with a dish and answered by another dish, exactly once. */
export interface Question {
  id: string;
  answer(optionId: string): Part | null;
}

export type Dishes = ReadonlyMap<string, Product>;

const HALVES = ['first', 'second'];

export function questionsOf({ combo, halves }: Product, variant: Variant, dishes: Dishes): Question[] {
  if (combo) return combo.courses.map((course) => courseQuestion(course, dishes));
  if (halves) return HALVES.map((id) => ({ id, answer: (dish) => halfOf(halves, dish, variant, dishes) }));
  return [];
}

export type AnswerProblem = 'unknownOption' | 'tooFewOptions' | 'tooManyOptions';

export function answerProblemOf(
  { options }: DraftLine,
  questions: readonly Question[],
): AnswerProblem | null {
  for (const { id, answer } of questions) {
    const chosen = options.filter(({ groupId }) => groupId === id);
    if (chosen.some(({ optionId }) => !answer(optionId))) return 'unknownOption';
    const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    if (count !== 1) return count < 1 ? 'tooFewOptions' : 'tooManyOptions';
  }
  return null;
}

/** In the order of the questions, whatever the order of the answers. */
export const partsOf = ({ options }: DraftLine, questions: readonly Question[]): Part[] =>
  questions.flatMap(({ id, answer }) =>
    options.filter(({ groupId }) => groupId === id).flatMap(({ optionId }) => answer(optionId) ?? []),
  );

const courseQuestion = ({ id, choices }: ComboCourse, dishes: Dishes): Question => ({
  id,
  answer: (choiceId) => {
    const choice = choices.find((one) => one.id === choiceId);
    const product = choice && plainDish(choice.productId, dishes);
    const variant = product && variantOf(product, choice?.variantId);
    if (!choice || !product || !variant) return null;
    return { id: choiceId, product, variant, surchargeCents: choice.surchargeCents };
  },
});

function halfOf({ productIds }: Halves, id: string, { name }: Variant, dishes: Dishes): Part | null {
  const product = productIds.includes(id) ? plainDish(id, dishes) : null;
  const variant = product && sameSizeOf(product, name);
  return product && variant && { id, product, variant, surchargeCents: 0 };
}

/** A combo inside a combo would have questions of its own that nobody asks. */
function plainDish(id: string, dishes: Dishes): Product | null {
  const product = dishes.get(id);
  return product && !product.combo && !product.halves ? product : null;
}
