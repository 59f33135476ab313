import type { Cents } from '../../../shared/money.js';
import { discount } from '../../pricing/discount.rules.js';
import type { Discount } from '../../pricing/pricing.types.js';
import type { DiscountRule } from '../discount.types.js';
import { companiesOf, hasRival, type Reaching, reachOf } from './company.rules.js';
import { type DiscountLine, isPieceEffect, pieceSharesOf } from './piece.rules.js';
import { isMeant, type Placed } from './scope.rules.js';

/** A basket as the discounts see it. */
export interface DiscountBasket {
  lines: readonly DiscountLine[];
  menu: readonly Placed[];
  /** What its delivery would cost; 0 where nothing is driven. */
  deliveryCents: Cents;
}

/** Rules that are given together, in the order in which they are taken off, and what each is worth then. */
export interface DiscountSet {
  given: readonly { rule: DiscountRule; cents: Cents }[];
  worth: Cents;
}

/** Of rules that quarrel so many are weighed against each other; what is worth less alone is left out. */
const MOST_RIVALS = 10;

/** A fixed amount comes after percents, so that they do not make it smaller. */
const TURN = { freeItem: 0, buyGet: 0, set: 0, percent: 1, amount: 2, freeDelivery: 3 } as const;

/** What counts pieces first, then from the few dishes to the many. */
const inTurn = (a: Reaching, b: Reaching): number =>
  Number(isPieceEffect(b.rule.effect)) - Number(isPieceEffect(a.rule.effect)) ||
  a.dishes.size - b.dishes.size ||
  TURN[a.rule.effect.kind] - TURN[b.rule.effect.kind] ||
  byWish(a, b);

const byWish = ({ rule: a }: Reaching, { rule: b }: Reaching): number =>
  b.priority - a.priority || Number(a.id > b.id) - Number(a.id < b.id);

/** What pricing takes off for a rule. */
export function discountOf({ id, label, effect, scope }: DiscountRule, { lines }: DiscountBasket): Discount {
  if (effect.kind === 'freeDelivery') return { id, label, kind: 'freeDelivery', lineIds: [] };
  if (isPieceEffect(effect))
    return { id, label, kind: 'lines', lineIds: null, shares: pieceSharesOf(effect, scope, lines) };
  const lineIds = lines.filter((line) => isMeant(scope, line)).map((line) => line.id);
  if (effect.kind === 'amount') return { id, label, kind: 'amount', cents: effect.cents, lineIds };
  return { id, label, kind: 'percent', percent: effect.percent, maxCents: effect.maxCents, lineIds };
}

/** What a rule alone would take off. */
export const worthAlone = (rule: DiscountRule, basket: DiscountBasket): Cents =>
  setOf([{ rule, dishes: new Set() }], basket).worth;

/** The set that is worth the most; between equals the wish of the restaurant decides. */
export function bestSetOf(rules: readonly DiscountRule[], basket: DiscountBasket): DiscountSet {
  const wished = rules.map((rule) => reachOf(rule, basket.menu)).sort(byWish);
  const sets = allowedSets(wished, basket).map((set) => setOf(set, basket));
  return sets.reduce((best, set) => (isBetter(set, best) ? set : best), setOf([], basket));
}

/** Free delivery is worth nothing yet while nobody knows where to, and is given all the same. */
const isBetter = (set: DiscountSet, best: DiscountSet): boolean =>
  set.worth > best.worth || (set.worth === best.worth && set.given.length > best.given.length);

function setOf(rules: readonly Reaching[], basket: DiscountBasket): DiscountSet {
  const ordered = [...rules].sort(inTurn).map(({ rule }) => rule);
  const { discounts } = discount(
    basket.lines,
    ordered.map((rule) => discountOf(rule, basket)),
  );
  const given = ordered.map((rule, i) => ({
    rule,
    cents: rule.effect.kind === 'freeDelivery' ? basket.deliveryCents : discounts[i]!.cents,
  }));
  return { given, worth: given.reduce((sum, { cents }) => sum + cents, 0) };
}

/** One that allows no other beside it alone; of the rest those that get on. */
function allowedSets(rules: readonly Reaching[], basket: DiscountBasket): Reaching[][] {
  const alone = rules.filter(({ rule }) => !rule.combinable).map((one) => [one]);
  const together = freeOnce(rules.filter(({ rule }) => rule.combinable));
  const worth = new Map(together.map((one) => [one, worthAlone(one.rule, basket)]));
  const rivals = together
    .filter((one) => hasRival(one, together))
    .sort((a, b) => worth.get(b)! - worth.get(a)!)
    .slice(MOST_RIVALS);
  return [...companiesOf(together.filter((one) => !rivals.includes(one))), ...alone];
}

/** Delivery is free once. */
function freeOnce(rules: readonly Reaching[]): Reaching[] {
  const first = rules.find(({ rule }) => rule.effect.kind === 'freeDelivery');
  return rules.filter((one) => one === first || one.rule.effect.kind !== 'freeDelivery');
}
