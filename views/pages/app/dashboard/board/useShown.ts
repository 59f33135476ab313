import { useEffect, useRef, useState } from 'react';
import type { BoardOrder, OrderBoard } from '../../../../../src/shop/order/order.view';
import { api } from '../../../../lib/http/api';
import { isLost } from '../../../../lib/live/connection';
import { useLiveGap } from '../../../../lib/live/live';
import { News } from '../../../../lib/live/news';
import { setServerTime } from '../../../../lib/live/server-clock';
import { type Shown, withBoard, withOrder } from './board.rules';

const LOOK_AGAIN_MS = 60_000;
const PAGE = 100;
const MOST = 500;

/** What lies on the counter: from the page, looked up again every minute and after a gap, with what is told meanwhile. */
export function useShown(initial: OrderBoard) {
  const [shown, setShown] = useState<Shown>(initial);
  const take = useRef(initial.take);
  const [news] = useState(() => new News<BoardOrder>());

  const show = (order: BoardOrder) => {
    news.tell(order);
    setShown((before) => withOrder(before, order));
  };

  const lookAgain = async (wanted = take.current) => {
    if (isLost()) return;
    const path = `/api/order/board?take=${wanted}`;
    const { answer, meanwhile } = await news.during(() => api.get<OrderBoard>(path, { silent: true }));
    if (!answer.success) return;
    take.current = wanted;
    setServerTime(answer.data.now);
    setShown((before) => withBoard(before, answer.data, meanwhile));
  };

  useLiveGap(() => void lookAgain());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer lives as long as the board
  useEffect(() => {
    setServerTime(initial.now);
    const timer = setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);

  return {
    shown,
    show,
    lookAgain: () => lookAgain(),
    more: () => lookAgain(Math.min(MOST, Math.max(PAGE, take.current + PAGE))),
    all: () => lookAgain(MOST),
  };
}
