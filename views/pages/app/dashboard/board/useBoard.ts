import { useEffect, useRef, useState } from 'react';
import { UNDO_SECONDS } from '../../../../../src/shop/order/order.rules';
import type { BoardOrder, OrderBoard } from '../../../../../src/shop/order/order.view';
import { api } from '../../../../lib/http/api';
import { useLostSince } from '../../../../lib/live/connection';
import { useLive } from '../../../../lib/live/live';
import { useRemembered } from '../../../../lib/live/remembered';
import { toast } from '../../../../lib/toasts/toasts';
import { useShown } from './useShown';

export interface Step {
  to: string;
  minutes?: number;
  reason?: string;
  text?: string;
  ageChecked?: boolean;
}

/** Without a line nobody promises a guest anything; what is finished in the kitchen is finished all the same. */
const canRemember = ({ to }: Step): boolean => to === 'ready' || to === 'underway' || to === 'completed';

export interface Done {
  order: BoardOrder;
  until: number;
}

/** The orders of the counter and what is done with them: moved, taken back, remembered while the line is gone. */
export function useBoard(initial: OrderBoard) {
  const { shown, show, lookAgain, more, all } = useShown(initial);
  const [done, setDone] = useState<Done | null>(null);
  const lost = useLostSince() !== null;
  const put = (order: BoardOrder) => {
    show(order);
    // Whatever came after the step: it can no longer be taken back.
    setDone((before) =>
      before?.order.id === order.id && before.order.version < order.version ? null : before,
    );
  };
  useLive<BoardOrder>('order.placed', ({ data }) => put(data));
  useLive<BoardOrder>('order.moved', ({ data }) => put(data));

  const send = async (order: BoardOrder, step: Step): Promise<boolean> => {
    const { id, version } = order;
    const body = { id, version, undoSeconds: UNDO_SECONDS, ...step };
    const answer = await api.post<BoardOrder>('/api/order/move', body);
    if (!answer.success) {
      if (answer.status === 0 && canRemember(step)) return keep(id, step);
      await lookAgain();
      return false;
    }
    put(answer.data);
    if (answer.data.undoUntil) setDone({ order: answer.data, until: Date.now() + UNDO_SECONDS * 1_000 });
    return true;
  };

  const { remembered, remember } = useRemembered<Step>(lost, async (id, step) => {
    const order = shown.orders.find((one) => one.id === id);
    if (order) await send(order, step);
  });
  const keep = (id: string, step: Step): true => {
    remember(id, step);
    return true;
  };

  const move = async (order: BoardOrder, step: Step): Promise<boolean> => {
    if (!lost) return send(order, step);
    if (canRemember(step)) return keep(order.id, step);
    toast.error('Keine Verbindung', 'Annehmen und Ablehnen geht erst wieder, wenn die Verbindung da ist.');
    return false;
  };

  const wasLost = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the line comes back
  useEffect(() => {
    if (wasLost.current && !lost) void lookAgain();
    wasLost.current = lost;
  }, [lost]);

  const undo = async (): Promise<BoardOrder | null> => {
    if (!done) return null;
    setDone(null);
    const answer = await api.post<BoardOrder>('/api/order/undo', { id: done.order.id });
    if (!answer.success) {
      await lookAgain();
      return null;
    }
    put(answer.data);
    return answer.data;
  };

  return { shown, remembered, lost, done, move, put, undo, forgetDone: () => setDone(null), more, all };
}

export type BoardState = ReturnType<typeof useBoard>;
