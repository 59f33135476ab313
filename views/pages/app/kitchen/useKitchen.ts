import { useEffect, useState } from 'react';
import type { KitchenState } from '../../../../src/shop/kitchen/kitchen.view';
import type { BoardOrder } from '../../../../src/shop/order/order.view';
import { api } from '../../../lib/http/api';
import { isLost, useLostSince } from '../../../lib/live/connection';
import { useLive, useLiveGap } from '../../../lib/live/live';
import { News } from '../../../lib/live/news';
import { useRemembered } from '../../../lib/live/remembered';
import { setServerTime } from '../../../lib/live/server-clock';
import { toast } from '../../../lib/toasts/toasts';

const LOOK_AGAIN_MS = 60_000;

interface Bumped {
  order: BoardOrder;
  station: string | null;
}

const withOrder = (orders: BoardOrder[], order: BoardOrder): BoardOrder[] => {
  const known = orders.find(({ id }) => id === order.id);
  if (known && known.version >= order.version) return orders;
  const others = orders.filter(({ id }) => id !== order.id);
  return order.column === 'working' ? [...others, order] : others;
};

/** The orders of the kitchen: from the page, kept fresh by the stream, looked up again when it may have missed one. */
export function useKitchen(initial: KitchenState) {
  const [kitchen, setKitchen] = useState(initial);
  const [last, setLast] = useState<Bumped | null>(null);
  const lost = useLostSince() !== null;
  const [news] = useState(() => new News<BoardOrder>());
  const put = (order: BoardOrder) => {
    news.tell(order);
    setKitchen((before) => ({ ...before, orders: withOrder(before.orders, order) }));
  };

  const lookAgain = async () => {
    if (isLost()) return;
    const { answer, meanwhile } = await news.during(() =>
      api.get<KitchenState>('/api/kitchen/state', { silent: true }),
    );
    if (!answer.success) return;
    setServerTime(answer.data.now);
    setKitchen({ ...answer.data, orders: meanwhile.reduce(withOrder, answer.data.orders) });
  };
  useLive<BoardOrder>('order.placed', ({ data }) => put(data));
  useLive<BoardOrder>('order.moved', ({ data }) => put(data));
  useLive('menu.changed', () => void lookAgain());
  useLiveGap(() => void lookAgain());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer lives as long as the page
  useEffect(() => {
    setServerTime(initial.now);
    const timer = setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the line comes back
  useEffect(() => {
    if (!lost) void lookAgain();
  }, [lost]);

  const send = async (path: string, id: string, at: string | null) => {
    const answer = await api.post<BoardOrder>(path, { id, station: at });
    if (answer.success) put(answer.data);
    else if (answer.status !== 0) await lookAgain();
    return answer;
  };
  const sendBump = async (id: string, station: string | null): Promise<void> => {
    const answer = await send('/api/kitchen/bump', id, station);
    if (answer.success) setLast({ order: answer.data, station });
    else if (answer.status === 0) remember(id, station);
  };
  const { remembered, remember, forget } = useRemembered(lost, sendBump);
  /** A second tap on one that is only noted down takes the note away. */
  const bump = async ({ id }: BoardOrder, station: string | null): Promise<void> => {
    if (remembered.has(id)) forget(id);
    else if (lost) remember(id, station);
    else await sendBump(id, station);
  };
  const recall = async ({ id }: BoardOrder, at: string | null): Promise<void> => {
    if (lost) toast.error('Keine Verbindung', 'Zurückholen geht wieder, wenn die Verbindung da ist.');
    else if ((await send('/api/kitchen/recall', id, at)).success) setLast(null);
  };

  return {
    kitchen,
    lost,
    last,
    remembered,
    bump,
    recall,
    undo: async () => {
      if (last) await recall(last.order, last.station);
    },
  };
}
