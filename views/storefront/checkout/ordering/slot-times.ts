import type { SlotDayView } from '../../../../src/storefront/order/quote.view';

type Time = SlotDayView['slots'][number];
export type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The hour at which each begins. */
const PARTS: readonly [PartOfDay, number][] = [
  ['evening', 17],
  ['afternoon', 14],
  ['noon', 11],
  ['morning', 6],
  ['night', 0],
];
/** So many times are read at a glance; a day with more of them is offered in parts. */
const GLANCE = 20;
const NOON = 11;
const MORNING = 6;
const SOON_MS = 3 * 3_600_000;

const hourOf = ({ label }: Time): number => Number(label.slice(0, 2));

export const partOf = (time: Time): PartOfDay =>
  PARTS.find(([, hour]) => hourOf(time) >= hour)?.[0] ?? 'night';

/** The parts of a long day in the order its times come, each with its times; none where the day is short. */
export function partsOf({ slots }: SlotDayView): { part: PartOfDay; slots: Time[] }[] {
  if (slots.length <= GLANCE) return [];
  const parts = new Map<PartOfDay, Time[]>();
  for (const slot of slots) parts.set(partOf(slot), [...(parts.get(partOf(slot)) ?? []), slot]);
  return [...parts].map(([part, times]) => ({ part, slots: times }));
}

export const freeIn = (slots: readonly Time[]): Time | undefined => slots.find(({ full }) => !full);

/**
 * The time to begin with: the one of the other day where the guest had chosen by daylight, else the soonest. Nobody who
 * chooses another day means its first minute after midnight.
 */
export function likelyIn(
  day: SlotDayView,
  { now, wanted }: { now: number; wanted?: string },
): Time | undefined {
  const soonest = freeIn(day.slots);
  const same = day.slots.find(({ label, full }) => label === wanted && !full);
  if (same && hourOf(same) >= MORNING) return same;
  if (!soonest || hourOf(soonest) >= MORNING || Date.parse(soonest.at) - now < SOON_MS) return soonest;
  return day.slots.find((time) => !time.full && hourOf(time) >= NOON) ?? soonest;
}
