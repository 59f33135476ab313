import { promiseOf } from '../basket/handover.rules.js';
import { moveTo } from './happening.rules.js';
import type { Order, OrderState } from './order.types.js';

interface Step {
  to: OrderState;
  minutes?: number;
  rejection?: { reason: string };
  cancellation?: { reason: string };
}

type Moved = Pick<Order, 'state' | 'events' | 'wantedAt' | 'promisedAt' | 'rejection' | 'cancellation'>;

/** Whether the order is there already, and for the same reason: sent twice it is one step, with other minutes it is not. */
export function isSameStep(order: Moved, { to, minutes, rejection, cancellation }: Step): boolean {
  if (order.state !== to) return false;
  if (rejection) return order.rejection?.reason === rejection.reason;
  if (cancellation) return order.cancellation?.reason === cancellation.reason;
  const movedAt = moveTo(order.events, to)?.at;
  if (minutes === undefined || !movedAt) return true;
  return promiseOf(order, minutes, movedAt).getTime() === order.promisedAt?.getTime();
}
