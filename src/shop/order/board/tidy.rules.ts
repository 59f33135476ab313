import { HOUR_MS } from '../../../shared/berlin-time.js';
import type { Order, OrderState } from '../order.types.js';

type Timed = Pick<Order, 'state' | 'placedAt' | 'wantedAt' | 'promisedAt'>;

/** When the food should have changed hands: an order ahead counts by its own day. */
const dueOf = ({ placedAt, wantedAt, promisedAt }: Timed): Date =>
  new Date(Math.max(...[placedAt, wantedAt, promisedAt].map((at) => at?.getTime() ?? 0)));

/** What becomes of an order nobody has finished; null while somebody still may. */
export function tidiedTo(order: Timed, hours: number, now: Date): OrderState | null {
  if (now.getTime() - dueOf(order).getTime() < hours * HOUR_MS) return null;
  if (order.state === 'placed') return 'rejected';
  const inWork: readonly OrderState[] = ['accepted', 'preparing', 'ready', 'underway'];
  return inWork.includes(order.state) ? 'completed' : null;
}
