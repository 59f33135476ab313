import type { CodeSaid } from '../../basket/grant.types.js';
import type { DiscountMiss } from '../discount.types.js';
import type { DiscountOutcome } from '../rules/discount.rules.js';
import { missWords } from './miss-words.rules.js';
import type { ActingOffer } from './redemption.types.js';

/** What became of each code that was typed. */
export const codesSaidOf = (acting: readonly ActingOffer[], outcome: DiscountOutcome): CodeSaid[] =>
  acting.flatMap(({ offer, code, miss }): CodeSaid[] => {
    if (code === null) return [];
    const given = miss ? null : outcome.given.find(({ rule }) => rule.id === offer.id);
    if (given) return [{ code, cents: given.cents, why: null }];
    const missed = miss ?? missOf(outcome, offer.id);
    const isLost = missed !== null && LOST.has(missed.why);
    return [{ code, cents: 0, why: missWords(missed ?? { why: 'better' }), isLost }];
  });

/** What the guest could not have been told before they said who they are. */
export function refusedForGuest(
  acting: readonly ActingOffer[],
  outcome: DiscountOutcome,
): DiscountMiss | null {
  const typed = acting.filter(({ code }) => code !== null);
  const misses = typed.map(({ offer, miss }) => miss ?? missOf(outcome, offer.id));
  return misses.find((miss) => miss !== null && ABOUT_GUEST.has(miss.why)) ?? null;
}

const LOST: ReadonlySet<DiscountMiss['why']> = new Set(['over', 'usedUp', 'usedByGuest']);

const ABOUT_GUEST: ReadonlySet<DiscountMiss['why']> = new Set([
  'notFirst',
  'notAway',
  'usedByGuest',
  'usedUp',
]);

const missOf = ({ missed }: DiscountOutcome, offerId: string): DiscountMiss | null =>
  missed.find(({ rule }) => rule.id === offerId)?.miss ?? null;
