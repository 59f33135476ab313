import type { OrderState } from './order.types.js';

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

export const isOver = (state: OrderState): boolean => NEXT[state].length === 0;

/** The columns of the board; what is over, or not yet paid, stands on none. */
export const COLUMNS = ['new', 'working', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

export function columnOf(state: OrderState): Column | null {
  if (state === 'placed') return 'new';
  if (state === 'accepted' || state === 'preparing') return 'working';
  return state === 'ready' || state === 'underway' ? 'done' : null;
}
