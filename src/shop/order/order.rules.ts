import { MINUTE_MS } from '../../shared/berlin-time.js';
import { ORDER_STATES, type Order, type OrderState } from './order.types.js';

const NEXT: Record<OrderState, readonly OrderState[]> = {
  awaitPayment: ['placed', 'cancelled'],
  placed: ['accepted', 'rejected', 'cancelled'],
  accepted: ['preparing', 'ready', 'underway', 'completed', 'cancelled'],
  preparing: ['ready', 'underway', 'completed', 'cancelled'],
  ready: ['underway', 'completed', 'cancelled'],
  underway: ['completed', 'cancelled'],
  completed: [],
  rejected: [],
  cancelled: [],
};

export const canMove = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);

/** An order begins there and is never moved back to it by anybody. */
export const isForward = (to: OrderState): boolean => to !== 'awaitPayment' && to !== 'placed';

/** Whose payment came to nothing can be turned away as if nobody had accepted it. */
export const canStep = ({ state, payment }: Pick<Order, 'state' | 'payment'>, to: OrderState): boolean =>
  canMove(state, to) || (to === 'rejected' && payment.state === 'failed' && columnOf(state) !== null);

const RECALL: Partial<Record<OrderState, OrderState>> = { ready: 'preparing', completed: 'ready' };
/** So long after it was handed over an order can be called back. */
export const RECALL_MS = 15 * MINUTE_MS;

/** Where an order goes that was finished too early; null when it is too late for that, or there is nothing to take back. */
export function recallOf(
  { state, events, erasedAt }: Pick<Order, 'state' | 'events' | 'erasedAt'>,
  now: Date,
): OrderState | null {
  const to = RECALL[state];
  if (!to || erasedAt) return null;
  const finishedAt = events.findLast((event) => event.kind === 'moved')?.at ?? now;
  return state === 'ready' || now.getTime() - finishedAt.getTime() <= RECALL_MS ? to : null;
}

/** Whoever hands it over has to see papers first. */
export const asksForAge = ({ minAge }: Pick<Order, 'minAge'>, { to }: { to: string }): boolean =>
  to === 'completed' && minAge > 0;

/** So long a step of the desk can be taken back. */
export const UNDO_SECONDS = 6;
const UNDOABLE: readonly OrderState[] = ['accepted', 'preparing', 'ready', 'underway', 'completed'];

/** Rejecting and cancelling are asked about before; the rest can be taken back for a moment. */
export const canUndo = (to: OrderState): boolean => UNDOABLE.includes(to);

export type UndoRefusal = 'followed' | 'undone' | 'changed';

/** Why the last step stands. */
export function undoRefusalOf({ events }: Pick<Order, 'events'>): UndoRefusal {
  const last = events.at(-1)?.kind;
  if (last === 'undone') return 'undone';
  return last === 'changed' || last === 'promised' ? 'changed' : 'followed';
}

export const isOver = (state: OrderState): boolean => NEXT[state].length === 0;

/** The columns of the board; what is over, or not yet paid, stands on none. */
export const COLUMNS = ['new', 'working', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

export function columnOf(state: OrderState): Column | null {
  if (state === 'placed') return 'new';
  if (state === 'accepted' || state === 'preparing') return 'working';
  return state === 'ready' || state === 'underway' ? 'done' : null;
}

/** Whatever stands on the board: somebody still has to do something about it. */
export const STATES_ON_BOARD = ORDER_STATES.filter((state) => columnOf(state) !== null);
