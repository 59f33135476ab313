import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/berlin-time.js';
import { openFor } from '../../opening-hours/open-time.rules.js';
import type { ShopSettings } from '../../restaurant/shop.types.js';
import type { Ladder, LadderStep, Order } from '../order.types.js';

type Waiting = Pick<Order, 'fulfilment' | 'wantedAt' | 'placedAt' | 'events'>;

/** When each step is taken; null: never. */
export interface LadderPlan {
  start: Date | null;
  push: Date | null;
  mail: Date | null;
  reject: Date | null;
}

/** Somebody who took the acceptance back is at the desk, and needs a moment. */
const AFTER_UNDO_MS = MINUTE_MS;
/** Whoever ordered ahead hears no later than this before the time, and then finds something else to eat. */
const HEARS_AHEAD_MS = 3 * HOUR_MS;
/** Nor does anybody wait longer than this for an answer: what was paid is only reserved until then. */
const LONGEST_WAIT_MS = DAY_MS;

/**
 * An order for now was placed in the opening hours and waits for nobody's closing time. One ahead begins with the
 * next opening, and its minutes count only while the restaurant is open; it is rejected when that becomes urgent.
 */
export function ladderPlanOf(settings: ShopSettings, order: Waiting): LadderPlan {
  const since = waitingSince(order);
  const after = (minutes: number): Date | null => {
    const ms = minutes * MINUTE_MS;
    if (order.wantedAt === null) return new Date(since.getTime() + ms);
    return earliest([null, order.fulfilment].map((way) => openFor(settings, ms, since, way)));
  };
  const step = (minutes: number): Date | null => (minutes === 0 ? null : after(minutes));
  const { push, mail, reject } = settings.ladder;
  return {
    start: after(0),
    push: step(push),
    mail: step(mail),
    reject: latest(step(reject), [urgentAt(order, since), afterUndo(order)]),
  };
}

/** What is to be done now, and when to look again. Nobody hears it ring: then the push comes with the start. */
export function ladderLook(plan: LadderPlan, { done }: Pick<Ladder, 'done'>, now: Date, heard: boolean) {
  const push = plan.push && !heard ? plan.start : plan.push;
  const open = (Object.entries({ ...plan, push }) as [LadderStep | 'start', Date | null][]).flatMap(
    ([step, at]) => (step === 'start' || at === null || done.includes(step) ? [] : [{ step, at }]),
  );
  const due = open.filter(({ at }) => at <= now).map(({ step }) => step);
  // Where it has not begun, whether somebody hears it is asked when it does.
  const hasBegun = plan.start !== null && plan.start <= now;
  const later = open.flatMap(({ at }) => (at > now ? [at] : []));
  const at = hasBegun ? earliest(later) : plan.start;
  return { due: due.includes('reject') ? (['reject'] as const) : due, at };
}

/** As it stands in an order that was just placed. */
export function newLadder(settings: ShopSettings, order: Waiting, now: Date): Ladder {
  const plan = ladderPlanOf(settings, order);
  const { at } = ladderLook(plan, { done: [] }, now, true);
  return { at, rejectAt: plan.reject, done: [] };
}

export const isSameTime = (one: Date | null, other: Date | null): boolean =>
  one?.getTime() === other?.getTime();

/** Nothing to write. */
export const isSameLadder = (one: Ladder, other: Ladder): boolean =>
  isSameTime(one.at, other.at) &&
  isSameTime(one.rejectAt, other.rejectAt) &&
  one.done.length === other.done.length &&
  one.done.every((step) => other.done.includes(step));

const waitingSince = ({ events, placedAt }: Waiting): Date =>
  events.find((event) => event.kind === 'moved' && event.to === 'placed')?.at ?? placedAt;

function afterUndo({ events }: Waiting): Date | null {
  const undone = events.findLast((event) => event.kind === 'undone' && event.to === 'placed');
  return undone ? new Date(undone.at.getTime() + AFTER_UNDO_MS) : null;
}

const urgentAt = ({ wantedAt }: Waiting, since: Date): Date | null =>
  wantedAt && new Date(Math.min(wantedAt.getTime() - HEARS_AHEAD_MS, since.getTime() + LONGEST_WAIT_MS));

/** What is never taken has no latest either. */
const latest = (at: Date | null, bounds: readonly (Date | null)[]): Date | null =>
  at && new Date(Math.max(at.getTime(), ...bounds.map((bound) => bound?.getTime() ?? 0)));

function earliest(all: readonly (Date | null)[]): Date | null {
  const times = all.flatMap((at) => (at ? [at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
