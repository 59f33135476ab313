import type { BoardOrder, WaitingOrders } from '../../../src/shop/order/order.view';

export interface Waiting {
  /** The oldest first, and not all of them when there are very many. */
  orders: BoardOrder[];
  count: number;
  /** Offered for one tap, as on the board; nothing before the server has said it. */
  minutes: Partial<WaitingOrders['minutes']>;
}

const LOUDER_AFTER_MS = 120_000;
const QUIET = 0.5;

export function arrived(waiting: Waiting, order: BoardOrder): Waiting {
  if (order.column !== 'new' || isKnown(waiting, order)) return waiting;
  return { ...waiting, orders: [...waiting.orders, order], count: waiting.count + 1 };
}

/** Answered, seen, or taken back: then it waits again. */
export function answered(waiting: Waiting, order: BoardOrder): Waiting {
  const known = waiting.orders.find(({ id }) => id === order.id);
  if (!known) return arrived(waiting, order);
  if (known.version >= order.version) return waiting;
  if (order.column === 'new')
    return { ...waiting, orders: waiting.orders.map((one) => (one.id === order.id ? order : one)) };
  return {
    ...waiting,
    orders: waiting.orders.filter(({ id }) => id !== order.id),
    count: Math.max(0, waiting.count - 1),
  };
}

const isKnown = ({ orders }: Waiting, { id }: BoardOrder): boolean => orders.some((one) => one.id === id);

/** Those that still ring: nobody has said that they saw them. */
export const ringing = ({ orders }: Waiting): BoardOrder[] => orders.filter(({ seen }) => seen === null);

/** Louder after two minutes. */
export const loudnessOf = (orders: readonly BoardOrder[], now: number): number =>
  orders.some(({ placedAt }) => now - Date.parse(placedAt) > LOUDER_AFTER_MS) ? 1 : QUIET;

/** '(2) Tresen' */
export const titleWith = (title: string, count: number): string => {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
};
