import type { SaidView } from '../../../../src/shared/said.types';
import type {
  ComboChoiceView,
  HalfChoiceView,
  OptionGroupView,
  OptionView,
  ProductView,
  VariantView,
} from '../../../../src/storefront/menu/menu.view';
import { halfIn, halvesCents, pricedAs, priceIn } from '../../../../src/storefront/menu/prices.rules';

/** What a dish asks before it can be ordered: an option group, a course of a combo, or one of two halves. */
export interface Question extends SaidView {
  id: string;
  kind: 'group' | 'course' | 'half';
  name: string;
  min: number;
  max: number;
  /** The first so many, the cheapest first, cost nothing. */
  free: number;
  answers: Answer[];
}

export interface Answer extends SaidView {
  id: string;
  name: string;
  /** The dish that it is; an option is none. */
  productId: string | null;
  /** On top of the dish. */
  cents: number;
  allergens: string[] | null;
  additives: string[];
  soldOut: boolean;
}

/** The ids of the answers by the id of their question, as they stand in the basket. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export const HALVES = ['first', 'second'] as const;

interface Asking {
  product: ProductView;
  groups: readonly OptionGroupView[];
  size: VariantView;
}

export const questionsOf = ({ product: { halves, combo }, groups, size }: Asking): Question[] => [
  ...(halves ? HALVES.map((id) => halfOf(id, halves.choices, pricedAs(size))) : []),
  ...(combo?.courses ?? []).map(({ choices, ...said }) => ({
    ...ONE,
    ...said,
    kind: 'course' as const,
    answers: choices.map(choiceOf),
  })),
  ...groups.map(({ freeQuantity, options, ...said }) => ({
    ...said,
    kind: 'group' as const,
    free: freeQuantity,
    answers: options.map((option) => optionOf(option, pricedAs(size))),
  })),
];

/** A required choice begins with what costs nothing, never with what does; a course only where nobody has a choice. */
export const firstChosen = (questions: readonly Question[]): Chosen =>
  Object.fromEntries(
    questions.flatMap(({ id, kind, min, max, answers }) => {
      if (kind === 'half' || min !== 1 || max !== 1) return [];
      const there = answers.filter(({ soldOut }) => !soldOut);
      const first = there.find(({ cents }) => cents === 0);
      return first && (kind === 'group' || there.length === 1) ? [[id, [first.id]]] : [];
    }),
  );

/** As it was chosen for a line of the basket. */
export const chosenIn = (options: readonly { groupId: string; optionId: string }[]): Chosen =>
  Object.fromEntries(
    options.map(({ groupId }) => [
      groupId,
      options.filter((other) => other.groupId === groupId).map(({ optionId }) => optionId),
    ]),
  );

/** What must be answered comes first. */
export const inOrder = (questions: readonly Question[]): Question[] => [
  ...questions.filter(({ min }) => min > 0),
  ...questions.filter(({ min }) => min === 0),
];

/** What is still an answer after the size has changed. */
export const answeredIn = ({ id, answers }: Question, chosen: Chosen): Answer[] =>
  answers.filter((answer) => chosen[id]?.includes(answer.id));

export const isAnswered = (question: Question, chosen: Chosen): boolean =>
  answeredIn(question, chosen).length >= question.min;

export const unanswered = (questions: readonly Question[], chosen: Chosen): Question | undefined =>
  questions.find((question) => !isAnswered(question, chosen));

/** The chosen ones that cost nothing; equal prices in the order they stand. */
export function freeIn(question: Question, chosen: Chosen): ReadonlySet<string> {
  const byPrice = [...answeredIn(question, chosen)].sort((a, b) => a.cents - b.cents);
  return new Set(byPrice.slice(0, question.free).map(({ id }) => id));
}

export const optionsOf = (questions: readonly Question[], chosen: Chosen) =>
  questions.flatMap((question) =>
    answeredIn(question, chosen).map(({ id }) => ({ groupId: question.id, optionId: id, quantity: 1 })),
  );

interface Priced extends Asking {
  questions: readonly Question[];
  chosen: Chosen;
  way: string;
}

/** A preview for the button, null while a half is missing; what counts is the server's quote in the basket. */
export function unitCentsOf({ product, size, questions, chosen, way }: Priced): number | null {
  const base = product.halves
    ? halvesCents(product.halves, chosenHalves(product.halves.choices, chosen), pricedAs(size), way)
    : priceIn(size, way);
  if (base === null) return null;
  return questions.reduce((sum, question) => sum + paidIn(question, chosen), base);
}

function paidIn(question: Question, chosen: Chosen): number {
  const free = freeIn(question, chosen);
  return answeredIn(question, chosen)
    .filter(({ id }) => !free.has(id))
    .reduce((sum, { cents }) => sum + cents, 0);
}

const chosenHalves = (choices: readonly HalfChoiceView[], chosen: Chosen): HalfChoiceView[] =>
  HALVES.flatMap((half) => choices.find(({ productId }) => chosen[half]?.includes(productId)) ?? []);

const ONE = { min: 1, max: 1, free: 0 };

/** Only dishes that are made in this size. */
const halfOf = (id: string, choices: readonly HalfChoiceView[], size: string): Question => ({
  ...ONE,
  id,
  kind: 'half',
  name: id,
  answers: choices
    .filter((choice) => halfIn(choice, size))
    .map(({ productId, name, inGerman, allergens, additives, soldOut }) => ({
      id: productId,
      productId,
      name,
      inGerman,
      cents: 0,
      allergens,
      additives,
      soldOut,
    })),
});

const choiceOf = ({ id, productId, name, variant, surchargeCents, ...rest }: ComboChoiceView): Answer => ({
  id,
  productId,
  name: variant ? `${name}, ${variant}` : name,
  inGerman: rest.inGerman,
  cents: surchargeCents,
  allergens: rest.allergens,
  additives: rest.additives,
  soldOut: rest.soldOut,
});

const optionOf = (
  { id, name, inGerman, priceCents, variantPrices, allergens, additives, soldOut }: OptionView,
  size: string,
): Answer => ({
  id,
  productId: null,
  name,
  inGerman,
  allergens,
  additives,
  soldOut,
  cents: variantPrices.find(({ variantName }) => variantName === size)?.priceCents ?? priceCents,
});
