import type { Fulfilment } from '../../../../../src/shared/fulfilment.types';
import { inOrder } from '../../../../../src/shared/in-order';
import type { Column } from '../../../../../src/shop/order/order.rules';
import { columnOf } from '../../../../../src/shop/order/order.rules';
import type { BoardCounts, BoardOrder, OrderBoard } from '../../../../../src/shop/order/order.view';

/** Where a card stands: the three columns of the desk, and what is to be made only later. */
export const PLACES = ['new', 'working', 'done', 'later'] as const;
export type Place = (typeof PLACES)[number];

export const PLACE_TITLE: Record<Place, string> = {
  new: 'Neu',
  working: 'In Arbeit',
  done: 'Fertig',
  later: 'Später',
};

export interface Shown {
  orders: BoardOrder[];
  counts: BoardCounts;
  take: number;
}

/** Orders come from the page, from the stream and from answers, in any order: the newer version stays. */
export function withOrder(shown: Shown, order: BoardOrder): Shown {
  const known = shown.orders.find(({ id }) => id === order.id);
  if (known && known.version >= order.version) return shown;
  const others = shown.orders.filter(({ id }) => id !== order.id);
  const column = columnOf(order.state);
  const orders = column === null ? others : [...others, order];
  return { ...shown, orders, counts: counted(shown.counts, known?.column ?? null, column) };
}

function counted(counts: BoardCounts, from: Column | null, to: Column | null): BoardCounts {
  if (from === to) return counts;
  return {
    ...counts,
    ...(from && { [from]: Math.max(0, counts[from] - 1) }),
    ...(to && { [to]: counts[to] + 1 }),
  };
}

/** What the server shows now; what came or moved on while it was asked is neither lost nor thrown back. */
export function withBoard(shown: Shown, board: OrderBoard, meanwhile: readonly BoardOrder[] = []): Shown {
  const orders = board.orders.map((fresh) => {
    const known = shown.orders.find(({ id }) => id === fresh.id);
    return known && known.version > fresh.version ? known : fresh;
  });
  const now = {
    orders: orders.filter(({ column }) => column !== null),
    counts: board.counts,
    take: board.take,
  };
  return meanwhile.reduce(withOrder, now);
}

/** An order ahead that was accepted waits apart until its time to cook begins. */
export function placeOf({ column, startsAt, state }: BoardOrder, now: number): Place {
  if (state === 'accepted' && startsAt && Date.parse(startsAt) > now) return 'later';
  return column ?? 'done';
}

/** New ones that wait longest first, what is due first in work, what stands longest at the pass; before all what waits for a decision. */
export function inPlace(orders: readonly BoardOrder[], place: Place, now: number): BoardOrder[] {
  return orders
    .filter((order) => placeOf(order, now) === place)
    .sort((a, b) => inOrder(urgency(a, place), urgency(b, place)) || a.number - b.number);
}

function urgency({ placedAt, promisedAt, finishedAt, startsAt, money }: BoardOrder, place: Place): string {
  if (place === 'new') return placedAt;
  if (money.state === 'failed') return '';
  if (place === 'working') return promisedAt ?? placedAt;
  if (place === 'later') return startsAt ?? placedAt;
  return finishedAt ?? placedAt;
}

export type Loaded = Record<Place, BoardOrder[]>;

export const byPlace = (orders: readonly BoardOrder[], now: number): Loaded => ({
  new: inPlace(orders, 'new', now),
  working: inPlace(orders, 'working', now),
  done: inPlace(orders, 'done', now),
  later: inPlace(orders, 'later', now),
});

/** How much there is, those that are not loaded included. */
export const countIn = (shown: Shown, place: Place, loaded: Loaded): number => {
  if (place === 'later') return loaded.later.length;
  if (place === 'working') return Math.max(shown.counts.working - loaded.later.length, loaded.working.length);
  return Math.max(shown.counts[place], loaded[place].length);
};

/** What the columns hold in all; of one way as soon as every order is here. */
export function wayCounts(shown: Shown, loaded: Loaded): (way: Fulfilment | null) => number | null {
  const all = PLACES.reduce((sum, place) => sum + countIn(shown, place, loaded), 0);
  const isWhole = all === PLACES.reduce((sum, place) => sum + loaded[place].length, 0);
  const ofWay = (way: Fulfilment) => shown.orders.filter(({ fulfilment }) => fulfilment === way).length;
  return (way) => (way === null ? all : isWhole ? ofWay(way) : null);
}

/** A delivery that is ready goes out to the guest before it is handed over. */
export const goesOut = ({ fulfilment, state }: Pick<BoardOrder, 'fulfilment' | 'state'>): boolean =>
  fulfilment === 'delivery' && state === 'ready';

/** The step that takes an order away from the pass. */
export const stepFromPass = (order: BoardOrder) => (goesOut(order) ? 'underway' : 'completed');

/** What the last step is called. */
export const HANDED_OVER = { delivery: 'Zugestellt', pickup: 'Abgeholt', table: 'Serviert' } as const;
