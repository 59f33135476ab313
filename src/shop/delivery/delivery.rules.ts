import { inOrder } from '../../shared/in-order.js';
import type { Cents } from '../../shared/money.js';
import { isOpenInWeek, openInOneOf } from '../opening-hours/opening-hours.rules.js';
import type {
  AreaCheck,
  AreaVerdict,
  DeliveryAddress,
  DeliveryArea,
  DeliveryAreaRule,
} from './delivery.types.js';
import { isInside, metersBetween } from './geo.rules.js';
import { isInStreet, postalCodeOf } from './street.rules.js';

export interface DeliveryQuestion {
  address: DeliveryAddress;
  /** When the food would be on the way; areas with hours of their own ask for it. */
  at: Date;
  /** Goods after discount; where areas overlap it decides which is cheaper. */
  baseCents?: Cents;
}

/** The area that serves an address: lowest priority, then fee, then minimum, then id; null when none does. */
export function areaFor(
  areas: readonly DeliveryArea[],
  rules: readonly DeliveryAreaRule[],
  question: DeliveryQuestion,
): DeliveryArea | null {
  const { baseCents = 0 } = question;
  const matching = areas.filter((area) => obstacleOf(area, question) === null);
  return matching.sort((a, b) => compare(a, b, rules, baseCents))[0] ?? null;
}

/**
 * Those of many times at which somebody drives to an address; null where nobody ever does. Where it lies is asked once,
 * for a calendar has thousands of times.
 */
export function timesServed<T extends { at: Date }>(
  areas: readonly DeliveryArea[],
  address: DeliveryAddress,
  times: readonly T[],
): T[] | null {
  const here = areas.filter((area) => area.active && placeObstacleOf(area, address) === null);
  if (here.length === 0) return null;
  const weeks = here.map((area) => area.times);
  if (weeks.includes(null)) return [...times];
  const isServed = openInOneOf(weeks.filter((week) => week !== null));
  return times.filter(({ at }) => isServed(at));
}

/** What delivery costs for this basket: nothing from the free order on, else the highest tier reached. */
export function deliveryFeeOf(
  area: DeliveryArea,
  rules: readonly DeliveryAreaRule[],
  baseCents: Cents,
): Cents {
  if (area.freeFromCents !== null && baseCents >= area.freeFromCents) return 0;
  return tierOf(area, rules, baseCents)?.feeCents ?? area.feeCents;
}

export const missingToMinimum = ({ minOrderCents }: DeliveryArea, baseCents: Cents): Cents =>
  Math.max(0, minOrderCents - baseCents);

/** What an area asks for a basket below its minimum, where it does not refuse it. */
export function smallOrderFeeOf(area: DeliveryArea, baseCents: Cents): Cents {
  const missing = missingToMinimum(area, baseCents);
  if (missing === 0 || area.belowMinimum === 'refuse') return 0;
  return area.belowMinimum === 'topUp' ? missing : area.surchargeCents;
}

/** The smallest basket that is delivered for nothing; null when none is. */
export function freeDeliveryFrom(area: DeliveryArea, rules: readonly DeliveryAreaRule[]): Cents | null {
  const free = stepsOf(area, rules).filter((from) => deliveryFeeOf(area, rules, from) === 0);
  return free.length > 0 ? Math.min(...free) : null;
}

/** How much more makes the delivery cheaper than it is now, and what it costs then; null where nothing does. */
export function cheaperDeliveryOf(
  area: DeliveryArea,
  rules: readonly DeliveryAreaRule[],
  baseCents: Cents,
): { missingCents: Cents; feeCents: Cents } | null {
  const now = deliveryFeeOf(area, rules, baseCents);
  const [next] = stepsOf(area, rules)
    .filter((from) => from > baseCents && deliveryFeeOf(area, rules, from) < now)
    .sort((a, b) => a - b);
  if (next === undefined) return null;
  return { missingCents: next - baseCents, feeCents: deliveryFeeOf(area, rules, next) };
}

/** Each area and how the address relates to it, for the field "Liefern wir an …?". */
export function areaChecksOf(
  areas: readonly DeliveryArea[],
  rules: readonly DeliveryAreaRule[],
  question: DeliveryQuestion,
): AreaCheck[] {
  const chosen = areaFor(areas, rules, question);
  return areas.map((area) => ({
    area,
    verdict: obstacleOf(area, question) ?? (area.id === chosen?.id ? 'chosen' : 'alsoMatches'),
    distanceMeters: distanceTo(area, question.address),
  }));
}

type Obstacle = Exclude<AreaVerdict, 'chosen' | 'alsoMatches'>;

/** Why an area does not serve an address; null when it does. */
function obstacleOf(area: DeliveryArea, { address, at }: DeliveryQuestion): Obstacle | null {
  if (!area.active) return 'inactive';
  const obstacle = placeObstacleOf(area, address);
  if (obstacle) return obstacle;
  return area.times && !isOpenInWeek(area.times, at) ? 'notServedNow' : null;
}

function placeObstacleOf({ match }: DeliveryArea, address: DeliveryAddress): Obstacle | null {
  if (match.type === 'plz') return postalObstacleOf(match, address);
  if (!address.position) return 'noCoordinates';
  if (match.type === 'polygon') return isInside(address.position, match.rings) ? null : 'outside';
  return metersBetween(match.center, address.position) <= match.km * 1_000 ? null : 'tooFar';
}

function postalObstacleOf(
  { codes, exceptStreets = [] }: Extract<DeliveryArea['match'], { type: 'plz' }>,
  { postalCode, street = '', houseNo }: DeliveryAddress,
): Obstacle | null {
  const code = postalCodeOf(postalCode);
  if (code === null || !codes.includes(code)) return 'otherPostalCode';
  return isInStreet({ street, houseNo }, exceptStreets) ? 'streetExcluded' : null;
}

const distanceTo = ({ match }: DeliveryArea, { position }: DeliveryAddress): number | null =>
  match.type === 'radius' && position ? metersBetween(match.center, position) : null;

function compare(
  a: DeliveryArea,
  b: DeliveryArea,
  rules: readonly DeliveryAreaRule[],
  baseCents: Cents,
): number {
  return (
    a.priority - b.priority ||
    deliveryFeeOf(a, rules, baseCents) - deliveryFeeOf(b, rules, baseCents) ||
    a.minOrderCents - b.minOrderCents ||
    inOrder(a.id, b.id)
  );
}

/** The baskets at which the fee may change. */
const stepsOf = (area: DeliveryArea, rules: readonly DeliveryAreaRule[]): Cents[] => [
  0,
  area.freeFromCents ?? 0,
  ...rulesOf(area, rules).map(({ fromOrderCents }) => fromOrderCents),
];

const rulesOf = ({ id }: DeliveryArea, rules: readonly DeliveryAreaRule[]): DeliveryAreaRule[] =>
  rules.filter(({ areaId }) => areaId === id);

function tierOf(
  area: DeliveryArea,
  rules: readonly DeliveryAreaRule[],
  baseCents: Cents,
): DeliveryAreaRule | undefined {
  return rulesOf(area, rules)
    .filter(({ fromOrderCents }) => fromOrderCents <= baseCents)
    .sort((a, b) => b.fromOrderCents - a.fromOrderCents)[0];
}
