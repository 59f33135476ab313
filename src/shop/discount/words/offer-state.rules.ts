import { formatDate } from '../../../shared/berlin-time.js';
import { isOpenInWeek } from '../../opening-hours/opening-hours.rules.js';
import type { Offer } from '../offer/offer.types.js';

/** What an offer is doing, as its restaurant reads it. */
export type OfferState = 'active' | 'planned' | 'ended' | 'off' | 'usedUp';

/** Of codes that are good so many times, how often they were taken. */
export interface Taken {
  times: number;
  of: number;
}

type Stated = Pick<Offer, 'enabled' | 'conditions'>;

/** What can never act again says so before what is only switched off. */
export function offerStateOf({ enabled, conditions }: Stated, now: Date, taken: Taken | null): OfferState {
  const { validFrom, validUntil } = conditions;
  if (validUntil && now >= validUntil) return 'ended';
  if (taken && taken.times >= taken.of) return 'usedUp';
  if (!enabled) return 'off';
  return validFrom && now < validFrom ? 'planned' : 'active';
}

/** Between its days, and at one of its hours. */
export const isActingAt = (offer: Stated, now: Date, taken: Taken | null): boolean =>
  offerStateOf(offer, now, taken) === 'active' &&
  (offer.conditions.hours === null || isOpenInWeek(offer.conditions.hours, now));

/** 'Aktiv', 'Gilt gerade', 'Ab 01.12.2026' */
export function stateTextOf(offer: Stated, now: Date, taken: Taken | null): string {
  const state = offerStateOf(offer, now, taken);
  const { validFrom, hours } = offer.conditions;
  if (state === 'planned' && validFrom) return `Ab ${formatDate(validFrom)}`;
  if (state === 'active' && hours)
    return isActingAt(offer, now, taken) ? 'Gilt gerade' : 'Wartet auf ihre Zeit';
  return TEXT[state];
}

const TEXT: Record<OfferState, string> = {
  active: 'Aktiv',
  planned: 'Geplant',
  ended: 'Abgelaufen',
  off: 'Aus',
  usedUp: 'Aufgebraucht',
};
