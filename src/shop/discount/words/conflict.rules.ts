import { WEEKDAYS } from '../../../shared/berlin-time.js';
import { formatPercent } from '../../../shared/money.js';
import type { ShopTimes } from '../../opening-hours/opening-hours.types.js';
import { rangesOf, spansOf } from '../../opening-hours/week.rules.js';
import type { DiscountRule } from '../discount.types.js';
import { getOn, reachOf } from '../rules/company.rules.js';
import { isPieceEffect } from '../rules/piece.rules.js';
import type { Placed } from '../rules/scope.rules.js';

/** Two offers that meet in a basket, and what becomes of it there. */
export interface OfferConflict {
  offerId: string;
  label: string;
  /** The guest gets one of the two, or both at once. */
  kind: 'either' | 'both';
  /** For the restaurant. */
  text: string;
}

const DAY = 1_440;
const WEEK = 7 * DAY;

/** What an offer meets at a time, on a way and on dishes that both are for. */
export function conflictsOf(
  offer: DiscountRule,
  others: readonly DiscountRule[],
  menu: readonly Placed[],
): OfferConflict[] {
  const reach = reachOf(offer, menu);
  return others.flatMap((other): OfferConflict[] => {
    if (other.id === offer.id || !mayMeet(offer, other)) return [];
    const otherReach = reachOf(other, menu);
    const bothDeliver = offer.effect.kind === 'freeDelivery' && other.effect.kind === 'freeDelivery';
    const share = [...reach.dishes].some((dish) => otherReach.dishes.has(dish));
    const found = { offerId: other.id, label: other.label };
    if (!offer.combinable || !other.combinable)
      return [{ ...found, kind: 'either', text: aloneText(offer, other) }];
    if (bothDeliver)
      return [{ ...found, kind: 'either', text: `Mit „${other.label}“ ist die Lieferung schon frei.` }];
    if (!share) return [];
    if (!getOn(reach, otherReach)) return [{ ...found, kind: 'either', text: crossText(offer, other) }];
    return [{ ...found, kind: 'both', text: bothText(offer, other) }];
  });
}

/** Codes are typed one beside the other on purpose, so two of them only matter where both are taken off. */
const mayMeet = (one: DiscountRule, other: DiscountRule): boolean =>
  (one.kind === 'campaign' || other.kind === 'campaign' || (one.combinable && other.combinable)) &&
  daysMeet(one, other) &&
  waysMeet(one, other) &&
  hoursMeet(one, other);

function daysMeet({ conditions: a }: DiscountRule, { conditions: b }: DiscountRule): boolean {
  const isBefore = (until: Date | null, from: Date | null) =>
    until !== null && from !== null && until <= from;
  return !isBefore(a.validUntil, b.validFrom) && !isBefore(b.validUntil, a.validFrom);
}

const waysMeet = ({ conditions: a }: DiscountRule, { conditions: b }: DiscountRule): boolean =>
  a.fulfilments.length === 0 ||
  b.fulfilments.length === 0 ||
  a.fulfilments.some((way) => b.fulfilments.includes(way));

/** An order has one hour and its handover another: those of different clocks may always meet. */
const hoursMeet = ({ conditions: a }: DiscountRule, { conditions: b }: DiscountRule): boolean =>
  a.hours === null || b.hours === null || a.clock !== b.clock || weeksMeet(a.hours, b.hours);

export function weeksMeet(one: ShopTimes, other: ShopTimes): boolean {
  const spans = minutesOf(other);
  return minutesOf(one).some((a) => spans.some((b) => a.start < b.end && b.start < a.end));
}

/** In minutes since Monday; what runs past the end of the week begins it as well. */
const minutesOf = (week: ShopTimes): { start: number; end: number }[] =>
  WEEKDAYS.flatMap((day, index) =>
    spansOf(rangesOf(week[day])).flatMap(({ start, end }) => {
      const span = { start: start + index * DAY, end: end + index * DAY };
      return span.end > WEEK ? [span, { start: span.start - WEEK, end: span.end - WEEK }] : [span];
    }),
  );

const aloneText = (offer: DiscountRule, other: DiscountRule): string => {
  const alone = offer.combinable ? `„${other.label}“ gilt nur allein` : 'Diese Regel gilt nur allein';
  return `${alone}: Gäste bekommen entweder sie oder ${offer.combinable ? 'diese Regel' : `„${other.label}“`}, je nachdem, was mehr bringt.`;
};

const crossText = (offer: DiscountRule, other: DiscountRule): string =>
  isPieceEffect(offer.effect) && isPieceEffect(other.effect)
    ? `Auch „${other.label}“ zählt diese Speisen. Kein Stück zählt doppelt: Gäste bekommen, was mehr bringt.`
    : `„${other.label}“ gilt für einen Teil derselben Speisen. Gäste bekommen, was mehr bringt.`;

function bothText({ effect }: DiscountRule, { effect: theirs, label }: DiscountRule): string {
  const both = `Wird zusammen mit „${label}“ abgezogen`;
  if (effect.kind !== 'percent' || theirs.kind !== 'percent') return `${both}.`;
  const together = 100 - ((100 - effect.percent) * (100 - theirs.percent)) / 100;
  return `${both}: ${formatPercent(effect.percent)} und ${formatPercent(theirs.percent)} sind ${formatPercent(together)}.`;
}
