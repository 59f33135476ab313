import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Language } from '../../shared/voice.types.js';
import { isSoldOut, variantOf } from '../menu/menu.rules.js';
import type { Menu, Product } from '../menu/menu.types.js';
import { isOfferedAt, offeredText } from '../menu/offered.rules.js';
import { lacksDrinkOrDish } from '../pricing/combo.rules.js';
import type { StockTake } from '../stock/stock.types.js';
import type { DraftLine } from './basket.types.js';
import { type Chosen, comboOf, type MenuLine, menuLineOf } from './basket-line.rules.js';
import { groupsOf, optionIn, optionProblemOf, soldOutOptionOf } from './basket-options.rules.js';
import {
  answerProblemOf,
  type Dishes,
  dishesOn,
  type MenuDish,
  type Part,
  partsOf,
  questionsOf,
} from './basket-questions.rules.js';

export type BasketProblem =
  | 'empty'
  | 'unknownProduct'
  | 'unknownVariant'
  | 'unknownOption'
  | 'tooFewOptions'
  | 'tooManyOptions'
  | 'drinkAndDish'
  | 'soldOut'
  | 'notEnough'
  | 'notOffered';

/** What is wrong with which line. */
export interface BasketFault {
  problem: BasketProblem;
  line: number;
  productId: string;
  /** The dish that is meant, which may be a part of the line's own. */
  name: string;
  /** The hours it is offered, how many are left, or the dish a part or an extra is out for; else empty. */
  detail: string;
}

export interface ResolvedBasket {
  /** Empty when nothing is wrong; the rest is only about the lines without fault. */
  faults: BasketFault[];
  lines: MenuLine[];
  /** The strictest age limit of all that is in it, chosen parts included. */
  minAge: number;
  /** What has to be taken from the stock. */
  takes: Taking[];
}

export interface Taking extends StockTake {
  /** The first line that asks for it. */
  line: number;
}

/** When and how the basket changes hands, and what is left for that day of the dishes that are counted. */
export interface Handover {
  fulfilment: Fulfilment;
  at: Date;
  left: ReadonlyMap<string, number>;
  /** What a fault says in words it says in this language. */
  language?: Language;
}

/** Asks the menu for everything a guest's browser must not decide: names, prices, classes, what can be had. */
export function resolveBasket(wanted: readonly DraftLine[], menu: Menu, handover: Handover): ResolvedBasket {
  if (wanted.length === 0) return { faults: [EMPTY], lines: [], minAge: 0, takes: [] };

  const dishes = dishesOn(menu);
  const found = wanted.map((line, index) => {
    const chosen = chosenOf(line, { dish: dishes.get(line.productId), menu, dishes, handover });
    return { line, index, chosen };
  });
  const fine = found.flatMap(({ chosen, ...rest }) => ('problem' in chosen ? [] : [{ ...rest, chosen }]));
  const takes = fine.reduce(takesWith, []);
  return {
    faults: [
      ...found.flatMap(({ line: { productId }, index: line, chosen }) =>
        'problem' in chosen ? [{ ...chosen, line, productId }] : [],
      ),
      ...takes.flatMap((take) => shortageOf(take, wanted, handover.left)),
    ],
    lines: fine.map(({ line, chosen, index }) => withAge(menuLineOf(line, chosen, index), chosen)),
    minAge: Math.max(0, ...fine.flatMap(({ chosen }) => agesIn(chosen))),
    takes,
  };
}

const EMPTY: BasketFault = { problem: 'empty', line: 0, productId: '', name: '', detail: '' };

interface Asked {
  dish: MenuDish | undefined;
  menu: Menu;
  dishes: Dishes;
  handover: Handover;
}

type Wrong = Pick<BasketFault, 'problem' | 'name' | 'detail'>;

function chosenOf(line: DraftLine, { dish, menu, dishes, handover }: Asked): Chosen | Wrong {
  if (!dish) return { problem: 'unknownProduct', name: '', detail: '' };
  const { category, product } = dish;
  const { name } = product;
  const wrong = (problem: BasketProblem, detail = '') => ({ problem, name, detail });

  const hours = notOfferedFor(dish, handover);
  if (hours !== null) return wrong('notOffered', hours);
  if (isSoldOut(product.soldOut, handover.at)) return wrong('soldOut');
  const variant = variantOf(product, line.variantId ?? undefined);
  if (!variant) return wrong('unknownVariant');

  const groups = groupsOf(menu, product);
  const questions = questionsOf(product, variant, dishes);
  const isAsked = ({ groupId }: { groupId: string }) => questions.some(({ id }) => id === groupId);
  if (line.options.some((chosen) => !isAsked(chosen) && !optionIn(groups, chosen)))
    return wrong('unknownOption');
  const out = soldOutOptionOf(line, groups, handover.at);
  if (out) return { problem: 'soldOut', name: out.name, detail: name };
  const problem = answerProblemOf(line, questions) ?? optionProblemOf(line, groups);
  if (problem) return wrong(problem);

  const parts = partsOf(line, questions);
  const gone = parts.find((part) => isGone(part, handover));
  if (gone) return { problem: 'soldOut', name: gone.product.name, detail: name };
  const away = parts.find((part) => !goesBy(part, handover.fulfilment));
  if (away) return { problem: 'notOffered', name: away.product.name, detail: '' };
  const combo = comboOf({ product, parts, fulfilment: handover.fulfilment });
  if (combo && lacksDrinkOrDish(combo)) return wrong('drinkAndDish');
  return { category, product, variant, parts, groups, fulfilment: handover.fulfilment };
}

/** null: it is offered. The hours when only they are wrong; empty when it never goes this way. */
function notOfferedFor(
  { category, product }: MenuDish,
  { fulfilment, at, language }: Handover,
): string | null {
  if (!goesBy({ category, product }, fulfilment)) return '';
  return isOfferedAt(category.times, at) ? null : offeredText(category.times!, language);
}

const goesBy = ({ category, product }: MenuDish, fulfilment: Fulfilment): boolean =>
  [category, product].every(({ fulfilments }) => fulfilments.includes(fulfilment));

const isGone = ({ product }: Part, { at, left }: Handover): boolean =>
  isSoldOut(product.soldOut, at) || left.get(product.id) === 0;

function withAge(line: MenuLine, chosen: Chosen): MenuLine {
  const minAge = Math.max(0, ...agesIn(chosen));
  return minAge > 0 ? { ...line, minAge } : line;
}

const agesIn = ({ product, parts }: Chosen): number[] => [
  product.minAge,
  ...parts.map((part) => part.product.minAge),
];

/** A half is no piece of the whole dish; what a combo is made of is. */
function takesWith(
  takes: Taking[],
  { line, index, chosen }: { line: DraftLine; index: number; chosen: Chosen },
): Taking[] {
  const { product, parts } = chosen;
  const pieces = [product, ...(product.combo ? parts.map((part) => part.product) : [])];
  return pieces.reduce((sum, piece) => withPiece(sum, piece, line.quantity, index), takes);
}

function withPiece(takes: Taking[], { id, name, stock }: Product, pieces: number, line: number): Taking[] {
  if (!stock) return takes;
  const known = takes.find(({ productId }) => productId === id);
  if (!known) return [...takes, { productId: id, name, rule: stock, pieces, line }];
  return takes.map((one) => (one === known ? { ...one, pieces: one.pieces + pieces } : one));
}

function shortageOf(
  { productId, name, pieces, line }: Taking,
  wanted: readonly DraftLine[],
  left: ReadonlyMap<string, number>,
): BasketFault[] {
  const there = left.get(productId);
  if (there === undefined || pieces <= there) return [];
  const where = { line, productId: wanted[line]?.productId ?? productId, name };
  return there > 0
    ? [{ ...where, problem: 'notEnough', detail: String(there) }]
    : [{ ...where, problem: 'soldOut', detail: '' }];
}
