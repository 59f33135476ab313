import { DAY_MS } from '../../../shared/berlin-time.js';
import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { Cents } from '../../../shared/money.js';
import { isOpenInWeek } from '../../opening-hours/opening-hours.rules.js';
import type { DiscountConditions, DiscountGuest, DiscountMiss, DiscountRule } from '../discount.types.js';

/** What a rule is measured by besides the dishes. */
export interface DiscountMoment {
  now: Date;
  handoverAt: Date;
  fulfilment: Fulfilment;
  minimumBaseCents: Cents;
  /**
   * null while nobody knows who orders. A code says what it gives all the same, and is asked again with the order; what acts
   * by itself waits for the order, or everybody would see it.
   */
  guest: DiscountGuest | null;
}

/** The first reason why not; null when nothing stands against it. */
export function conditionMissOf(
  { kind, conditions: rule }: Pick<DiscountRule, 'kind' | 'conditions'>,
  moment: DiscountMoment,
): DiscountMiss | null {
  const { now, fulfilment, minimumBaseCents } = moment;
  if (rule.validFrom && now < rule.validFrom) return { why: 'notYet', from: rule.validFrom };
  if (rule.validUntil && now >= rule.validUntil) return { why: 'over' };
  if (!isItsHour(rule, moment)) return { why: 'hours' };
  if (rule.fulfilments.length > 0 && !rule.fulfilments.includes(fulfilment)) return { why: 'fulfilment' };
  return guestMissOf(rule, moment, kind) ?? minimumMissOf(rule, minimumBaseCents);
}

const isItsHour = ({ hours, clock }: DiscountConditions, { now, handoverAt }: DiscountMoment): boolean =>
  hours === null || isOpenInWeek(hours, clock === 'order' ? now : handoverAt);

function guestMissOf(
  { firstOrder, awayWeeks }: DiscountConditions,
  { guest, now }: DiscountMoment,
  kind: DiscountRule['kind'],
): DiscountMiss | null {
  if (!guest && kind === 'code') return null;
  if (!guest) return unknownMissOf(firstOrder, awayWeeks);
  if (firstOrder && guest.orders > 0) return { why: 'notFirst' };
  if (awayWeeks === null) return null;
  const isAway =
    guest.lastOrderAt !== null && now.getTime() - guest.lastOrderAt.getTime() >= awayWeeks * 7 * DAY_MS;
  return isAway ? null : { why: 'notAway' };
}

const unknownMissOf = (firstOrder: boolean, awayWeeks: number | null): DiscountMiss | null => {
  if (firstOrder) return { why: 'notFirst' };
  return awayWeeks === null ? null : { why: 'notAway' };
};

const minimumMissOf = ({ minimumCents }: DiscountConditions, baseCents: Cents): DiscountMiss | null =>
  baseCents < minimumCents ? { why: 'minimum', missingCents: minimumCents - baseCents } : null;
