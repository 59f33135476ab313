import type { BoardOrder } from '../../../../../src/shop/order/order.view';

const STEP = 5;
/** So many orders in work cost the next one five minutes more. */
const ORDERS_PER_STEP = 4;
const LONGEST = 240;

/** What the desk offers for one tap: the time it most likely is, one shorter and one longer. */
export function minutesFor(leadMinutes: number, inWork: number): [number, number, number] {
  const load = Math.floor(inWork / ORDERS_PER_STEP) * STEP;
  const likely = within(Math.ceil((leadMinutes + load) / STEP) * STEP);
  const shorter = within(likely - (likely > 30 ? 2 * STEP : STEP));
  return [likely, shorter === likely ? likely + STEP : shorter, within(likely + 3 * STEP)];
}

const within = (minutes: number): number => Math.min(Math.max(minutes, STEP), LONGEST);

/** The minutes from now to the time an order ahead is wanted for. */
export const minutesUntil = ({ wantedAt }: Pick<BoardOrder, 'wantedAt'>, now: number): number =>
  Math.min(1_440, Math.max(1, Math.ceil((Date.parse(wantedAt ?? '') - now) / 60_000)));

export const MORE_MINUTES = [10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120];
