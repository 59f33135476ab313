import { remembered } from '../../shared/remembered.js';
import { variantOf } from '../menu/menu.rules.js';
import type { ComboCourse, Halves, Menu, MenuCategory, Product, Variant } from '../menu/menu.types.js';
import { sameSizeOf } from '../menu/prices.rules.js';
import type { DraftLine } from './basket.types.js';

/** A dish where it stands on the menu. */
export interface MenuDish {
  category: MenuCategory;
  product: Product;
}

/** A dish inside another: what was chosen for a course of a combo, or one of two halves. */
export interface Part extends MenuDish {
  /** The id under which the basket names it, unique among the answers to one question. */
  id: string;
  questionId: string;
  variant: Variant;
  surchargeCents: number;
}

/** Asked with a dish and answered by another dish, exactly once. */
export interface Question {
  id: string;
  answer(optionId: string): Part | null;
}

export type Dishes = ReadonlyMap<string, MenuDish>;

/** By their ids. Made once for a menu, however many baskets ask for the few dishes they hold. */
export const dishesOn = (menu: Menu): Dishes => listed(menu, null);

const listed = remembered<Menu, null, Dishes>(
  ({ categories }) =>
    new Map(
      categories.flatMap((category) =>
        category.products.map((product) => [product.id, { category, product }]),
      ),
    ),
);

const HALVES = ['first', 'second'];

export function questionsOf({ combo, halves }: Product, variant: Variant, dishes: Dishes): Question[] {
  if (combo) return combo.courses.map((course) => courseQuestion(course, dishes));
  if (halves) return HALVES.map((id) => halfQuestion(id, halves, variant, dishes));
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
    const dish = choice && plainDish(choice.productId, dishes);
    const variant = dish && variantOf(dish.product, choice?.variantId);
    if (!choice || !dish || !variant) return null;
    return { ...dish, id: choiceId, questionId: id, variant, surchargeCents: choice.surchargeCents };
  },
});

const halfQuestion = (
  questionId: string,
  { productIds }: Halves,
  { name }: Variant,
  dishes: Dishes,
): Question => ({
  id: questionId,
  answer: (id) => {
    const dish = productIds.includes(id) ? plainDish(id, dishes) : null;
    const variant = dish && sameSizeOf(dish.product, name);
    return dish && variant && { ...dish, id, questionId, variant, surchargeCents: 0 };
  },
});

/** A combo inside a combo would have questions of its own that nobody asks. */
function plainDish(id: string, dishes: Dishes): MenuDish | null {
  const dish = dishes.get(id);
  return dish && !dish.product.combo && !dish.product.halves ? dish : null;
}
