import type { DiscountEffect } from '../discount.types.js';
import { plainDiscountCode } from '../offer/code.rules.js';
import type { Offer, OfferInput } from '../offer/offer.types.js';
import type { SentOffer } from './offer-input.types.js';

/** What was sent as it is kept; what an effect does not need is left out. */
export function inputOf({ code, effect, ...sent }: SentOffer): OfferInput {
  const { kind, label, series, enabled, scope, conditions, combinable, priority } = sent;
  const { validFrom = null, validUntil = null, hours = null, awayWeeks = null } = conditions;
  return {
    kind,
    label,
    code: code ? plainDiscountCode(code) : null,
    series,
    enabled,
    effect: effectOf(effect),
    scope: { ...scope },
    conditions: { ...conditions, validFrom, validUntil, hours, awayWeeks },
    combinable,
    priority,
    totalLimit: sent.totalLimit ?? null,
    guestLimit: sent.guestLimit ?? null,
    showPrices: sent.showPrices ?? false,
  };
}

/** A number that is missing is 0, and the check says what is wrong with it. */
function effectOf({
  kind,
  cents = 0,
  percent = 0,
  maxCents = null,
  ...rest
}: SentOffer['effect']): DiscountEffect {
  const { pieces = 1, buy = 1, get = 1, parts = [] } = rest;
  switch (kind) {
    case 'amount':
      return { kind, cents };
    case 'percent':
      return { kind, percent, maxCents };
    case 'freeDelivery':
      return { kind };
    case 'freeItem':
      return { kind, pieces };
    case 'buyGet':
      return { kind, buy, get, percent };
    case 'set':
      return { kind, cents, parts: parts.map(({ quantity, scope }) => ({ quantity, scope: { ...scope } })) };
  }
}

/** A reduction that begins anew, and when the one before it ended; nothing where it goes on as it is. */
export function runOf(
  before: Offer,
  after: Partial<Pick<Offer, 'enabled' | 'effect' | 'scope' | 'conditions'>>,
  now: Date,
): Pick<Offer, 'since' | 'ranUntil'> {
  const { enabled, effect, scope, conditions } = { ...before, ...after };
  const isSame =
    JSON.stringify([effect, scope, conditions]) ===
    JSON.stringify([before.effect, before.scope, before.conditions]);
  if (isSame && enabled === before.enabled) return {};
  const hadBegun = !before.conditions.validFrom || before.conditions.validFrom <= now;
  return { since: now, ranUntil: before.enabled && hadBegun ? now : (before.ranUntil ?? null) };
}
