import { isDate } from '../../shared/berlin-time.js';
import type { HistoryPlace, HistoryQuestion } from '../order/history/history.types.js';
import { isOver } from '../order/order.rules.js';
import { ORDER_STATES, type OrderState } from '../order/order.types.js';
import type { HistoryAsked, HistoryStates } from './history.view.js';
import { isLate } from './history-row.rules.js';

/** Before any shop was here, and after all of them. */
const ALWAYS = { from: '2000-01-01', to: '9999-12-31' };

const STATES: Record<HistoryStates, readonly OrderState[] | null> = {
  all: null,
  open: ORDER_STATES.filter((state) => !isOver(state)),
  completed: ['completed'],
  rejected: ['rejected'],
  cancelled: ['cancelled'],
};

export function questionOf(asked: HistoryAsked): HistoryQuestion {
  return {
    from: asked.from || ALWAYS.from,
    to: asked.to || ALWAYS.to,
    states: STATES[asked.state],
    way: asked.way || null,
    payment: asked.payment || null,
    money: asked.money || null,
    by: asked.by || null,
    search: asked.search,
    only: asked.late ? isLate : null,
  };
}

/** '2026-11-20.47' */
export const cursorOf = ({ day, number }: HistoryPlace): string => `${day}.${number}`;

/** null for anything else: a list that begins anew says more than an error. */
export function placeOf(cursor: string): HistoryPlace | null {
  const [day = '', number = ''] = cursor.split('.');
  return isDate(day) && /^\d{1,9}$/.test(number) ? { day, number: Number(number) } : null;
}
