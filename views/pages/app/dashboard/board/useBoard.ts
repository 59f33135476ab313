import { useEffect, useState } from 'react';
import type { BoardOrder, OrderBoard } from '../../../../../src/shop/order/order.view';
import { api } from '../../../../lib/http/api';
import { useLive, useLiveGap } from '../../../../lib/live/live';
import { withBoard, withOrder } from './board.rules';

const LOOK_AGAIN_MS = 60_000;

/** The orders of the counter: from the page, kept fresh by the stream, looked up again when it may have missed one. */
export function useBoard(initial: BoardOrder[]) {
  const [orders, setOrders] = useState(initial);
  const put = (order: BoardOrder) => setOrders((before) => withOrder(before, order));
  const lookAgain = async () => {
    const answer = await api.get<OrderBoard>('/api/order/board', { silent: true });
    if (answer.success) setOrders((before) => withBoard(before, answer.data.orders));
  };

  useLive<BoardOrder>('order.placed', ({ data }) => put(data));
  useLive<BoardOrder>('order.moved', ({ data }) => put(data));
  useLiveGap(() => void lookAgain());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer lives as long as the board
  useEffect(() => {
    const timer = setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);

  const move = async (
    order: BoardOrder,
    step: { to: string; minutes?: number; reason?: string; text?: string },
  ) => {
    const answer = await api.post<BoardOrder>('/api/order/move', { id: order.id, ...step });
    if (answer.success) put(answer.data);
    else await lookAgain();
    return answer.success;
  };
  return { orders, move };
}
