import { useEffect, useState } from 'react';
import type { KitchenState } from '../../../../src/shop/kitchen/kitchen.view';
import type { BoardOrder } from '../../../../src/shop/order/order.view';
import { api } from '../../../lib/http/api';
import { isLost, useLostSince } from '../../../lib/live/connection';
import { useLive, useLiveGap } from '../../../lib/live/live';
import { News } from '../../../lib/live/news';
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

  const send = async (path: string, order: BoardOrder, at: string | null): Promise<boolean> => {
    if (lost) {
      toast.error('Keine Verbindung', 'Der Bon bleibt stehen, bis die Verbindung wieder da ist.');
      return false;
    }
    const answer = await api.post<BoardOrder>(path, { id: order.id, station: at });
    if (answer.success) put(answer.data);
    else await lookAgain();
    return answer.success;
  };
  const bump = async (order: BoardOrder, station: string | null): Promise<void> => {
    if (await send('/api/kitchen/bump', order, station)) setLast({ order, station });
  };
  const recall = async (order: BoardOrder, at: string | null): Promise<void> => {
    if (await send('/api/kitchen/recall', order, at)) setLast(null);
  };

  return {
    kitchen,
    lost,
    last,
    bump,
    recall,
    undo: async () => {
      if (last) await recall(last.order, last.station);
    },
  };
}
