import { COLUMNS, type Column, columnOf } from '../../../../../src/shop/order/order.rules';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';

/** Orders come from the page, from the stream and from answers, in any order: the newer version stays. */
export function withOrder(orders: readonly BoardOrder[], order: BoardOrder): BoardOrder[] {
  const known = orders.find(({ id }) => id === order.id);
  if (known && known.version >= order.version) return [...orders];
  const others = orders.filter(({ id }) => id !== order.id);
  return columnOf(order.state) === null ? others : [...others, order];
}

/** What the server shows now; an order that moved on in the meantime is not thrown back. */
export const withBoard = (orders: readonly BoardOrder[], board: readonly BoardOrder[]): BoardOrder[] =>
  board.map((fresh) => {
    const known = orders.find(({ id }) => id === fresh.id);
    return known && known.version > fresh.version ? known : fresh;
  });

/** New ones first come first; the rest by when they are due. */
export function inColumn(orders: readonly BoardOrder[], column: Column): BoardOrder[] {
  const time = ({ placedAt, promisedAt }: BoardOrder) =>
    column === 'new' ? placedAt : (promisedAt ?? placedAt);
  return orders.filter((order) => order.column === column).sort((a, b) => time(a).localeCompare(time(b)));
}

export const COLUMN_TITLE: Record<Column, string> = { new: 'Neu', working: 'In Arbeit', done: 'Fertig' };

export { COLUMNS };

/** Which orders still ring: new, and nobody has said "seen". */
export const ringing = (orders: readonly BoardOrder[], seen: ReadonlySet<string>): BoardOrder[] =>
  orders.filter(({ id, column }) => column === 'new' && !seen.has(id));
