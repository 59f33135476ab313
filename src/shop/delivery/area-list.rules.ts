import type { DeliveryArea, DeliveryAreaRule } from './delivery.types.js';

/** As the list shows them: what comes first wins where areas overlap. */
export const inOrder = (areas: readonly DeliveryArea[]): DeliveryArea[] =>
  [...areas].sort((a, b) => a.priority - b.priority);

/** Puts one area before or behind others; the rank of each follows its place. */
export function moved(areas: readonly DeliveryArea[], from: number, to: number): DeliveryArea[] {
  const ordered = inOrder(areas);
  const [area] = ordered.splice(from, 1);
  if (!area) return inOrder(areas);
  ordered.splice(Math.min(Math.max(to, 0), ordered.length), 0, area);
  return ordered.map((one, index) => ({ ...one, priority: index + 1 }));
}

/** At the end of the list, with what the last area costs. */
export function newArea(
  areas: readonly DeliveryArea[],
  id: string,
  over: Partial<DeliveryArea> = {},
): DeliveryArea {
  const last = inOrder(areas).at(-1);
  return {
    id,
    name: `Gebiet ${areas.length + 1}`,
    active: true,
    priority: Math.min((last?.priority ?? 0) + 1, 999),
    match: { type: 'plz', codes: [] },
    minOrderCents: last?.minOrderCents ?? 1_500,
    feeCents: last?.feeCents ?? 250,
    freeFromCents: null,
    belowMinimum: 'refuse',
    surchargeCents: 0,
    eta: last?.eta ?? { from: 35, to: 50 },
    times: null,
    ...over,
  };
}

export const tiersOf = ({ id }: DeliveryArea, rules: readonly DeliveryAreaRule[]): DeliveryAreaRule[] =>
  rules.filter(({ areaId }) => areaId === id);

/** The tiers of one area in place of those it had. */
export const withTiers = (
  rules: readonly DeliveryAreaRule[],
  areaId: string,
  tiers: readonly DeliveryAreaRule[],
): DeliveryAreaRule[] => [...rules.filter((rule) => rule.areaId !== areaId), ...tiers];
