import { UNDO_SECONDS } from '../../../src/shop/order/order.rules';
import type { BoardOrder, WaitingOrders } from '../../../src/shop/order/order.view';
import { api } from '../http/api';
import { isLost } from '../live/connection';
import { useLive } from '../live/live';
import { News } from '../live/news';
import { setServerTime } from '../live/server-clock';
import { createStore, useStore } from '../session/store';
import { usePageFrame } from '../vike/page-context';
import { useKeptUp } from './kept-up';
import { answered, type Waiting } from './waiting.rules';

const NONE: Waiting = { orders: [], count: 0, minutes: {} };

/** What came with the first page; it stays until something is told or asked. */
let firstKnown = NONE;
/** null: nothing was told since. */
const store = createStore<Waiting | null>(null);
const news = new News<BoardOrder>();

/** The orders nobody has answered yet, on whatever page somebody is. */
export function useWaiting(): Waiting {
  const told = useStore(store, null);
  const first = usePageFrame()?.waiting;
  return told ?? (first ? waitingIn(first) : firstKnown);
}

export function useWaitingOrders(): void {
  const first = usePageFrame()?.waiting ?? null;
  useLive<BoardOrder>('order.placed', ({ data }) => put(data));
  useLive<BoardOrder>('order.moved', ({ data }) => put(data));
  useKeptUp(first, keepFirst, lookAgain);
}

const keepFirst = (first: WaitingOrders) => {
  setServerTime(first.now);
  firstKnown = waitingIn(first);
};

function put(order: BoardOrder): void {
  news.tell(order);
  store.set(answered(store.get() ?? firstKnown, order));
}

/** Seen is a fact of the order: said here, it is silent in every tab. */
export async function markSeen(orders: readonly BoardOrder[]): Promise<void> {
  const answer = await api.post('/api/order/seen', { ids: orders.map(({ id }) => id).slice(0, 100) });
  if (answer.success) await lookAgain();
}

/** The order as it stands then; null: somebody else was quicker, or nothing got through. */
export async function acceptFromAnywhere(
  { id, version }: BoardOrder,
  minutes: number,
): Promise<BoardOrder | null> {
  const answer = await api.post<BoardOrder>('/api/order/move', {
    id,
    version,
    to: 'accepted',
    minutes,
    undoSeconds: UNDO_SECONDS,
  });
  if (answer.success) put(answer.data);
  else await lookAgain();
  return answer.success ? answer.data : null;
}

/** It waits and rings again. */
export async function takeBackFromAnywhere({ id }: BoardOrder): Promise<void> {
  const answer = await api.post<BoardOrder>('/api/order/undo', { id });
  if (answer.success) put(answer.data);
}

async function lookAgain(): Promise<void> {
  if (isLost()) return;
  const { answer, meanwhile } = await news.during(() =>
    api.get<WaitingOrders>('/api/order/waiting', { silent: true }),
  );
  if (!answer.success) return;
  setServerTime(answer.data.now);
  store.set(meanwhile.reduce(answered, waitingIn(answer.data)));
}

const waitingIn = ({ orders, counts, minutes }: WaitingOrders): Waiting => ({
  orders,
  count: counts.new,
  minutes,
});
