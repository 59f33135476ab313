import type { DiscountRule } from '../discount.types.js';
import { isPieceEffect, scopesOf } from './piece.rules.js';
import { isMeant, type Placed } from './scope.rules.js';

/** A rule with the dishes of the menu it is for. */
export interface Reaching {
  rule: DiscountRule;
  dishes: ReadonlySet<string>;
}

/** Delivery has no dishes, so nothing is ever in its way. */
export function reachOf(rule: DiscountRule, menu: readonly Placed[]): Reaching {
  const { effect, scope } = rule;
  if (effect.kind === 'freeDelivery') return { rule, dishes: new Set() };
  const scopes = isPieceEffect(effect) ? scopesOf(effect, scope) : [scope];
  const meant = menu.filter((dish) => scopes.some((one) => isMeant(one, dish)));
  return { rule, dishes: new Set(meant.map(({ productId }) => productId)) };
}

/**
 * Whether two may be given together. Those that cross would take off more or less depending on which piece of the same
 * price the other has taken, and a smaller basket could get more. So one lies within the other, or they are apart; and
 * what counts pieces is the inner one.
 */
export function getOn(one: Reaching, other: Reaching): boolean {
  if (isApart(one, other)) return true;
  const [isCounting, isOtherCounting] = [isPieceEffect(one.rule.effect), isPieceEffect(other.rule.effect)];
  if (isCounting && isOtherCounting) return false;
  if (isCounting) return isWithin(one, other);
  if (isOtherCounting) return isWithin(other, one);
  return isWithin(one, other) || isWithin(other, one);
}

const isApart = ({ dishes }: Reaching, other: Reaching): boolean =>
  ![...dishes].some((dish) => other.dishes.has(dish));

const isWithin = ({ dishes }: Reaching, other: Reaching): boolean =>
  [...dishes].every((dish) => other.dishes.has(dish));

/**
 * Every choice of rules that get on, none of which could take in another. One nobody minds is in all of them, so only
 * quarrels multiply.
 */
export function companiesOf(all: readonly Reaching[]): Reaching[][] {
  const [first, ...rest] = all;
  if (!first) return [[]];
  const friends = rest.filter((other) => getOn(first, other));
  const withFirst = companiesOf(friends).map((company) => [first, ...company]);
  return friends.length === rest.length ? withFirst : [...withFirst, ...companiesOf(rest)];
}

export const hasRival = (one: Reaching, all: readonly Reaching[]): boolean =>
  all.some((other) => other !== one && !getOn(one, other));
