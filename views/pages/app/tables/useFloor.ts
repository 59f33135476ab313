import { useState } from 'react';
import type { FloorView } from '../../../../src/shop/table/serve/floor.view';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { gathering } from '../../../lib/live/gathering';
import { useLive, useLiveGap } from '../../../lib/live/live';

const SETTLE_MS = 150;

export type Serving = ReturnType<typeof useFloor>;

/** The house as it is right now; every event asks again, and a burst of them once. */
export function useFloor(initial: FloorView) {
  const [floor, setFloor] = useState(initial);
  const [chosen, choose] = useState<string | null>(null);
  const [changed] = useState(() =>
    gathering(async () => {
      const answer = await api.get<FloorView>('/api/table/floor', { silent: true });
      if (answer.success) setFloor(answer.data);
    }, SETTLE_MS),
  );
  const { busy, problem, send } = useSending();
  useLive('table.changed', changed);
  useLive<{ tabId?: string | null }>('order.placed', ({ data }) => data.tabId && changed());
  useLive<{ tabId?: string | null }>('order.moved', ({ data }) => data.tabId && changed());
  useLiveGap(changed);

  async function act(path: string, body: object): Promise<boolean> {
    const done = await send(() => api.post<FloorView>(`/api/table/${path}`, body));
    if (done) setFloor(done.data);
    else changed();
    return done !== null;
  }

  /** The board's own step, for a round that asks first. */
  async function answerRound(id: string, to: 'accepted' | 'rejected'): Promise<void> {
    const rejection = to === 'rejected' ? { reason: 'other', text: 'Der Service kommt zu euch.' } : {};
    if (await send(() => api.post('/api/order/move', { id, to, ...rejection }))) changed();
  }

  return {
    floor,
    chosen: floor.tables.find(({ id }) => id === chosen) ?? null,
    choose,
    busy,
    problem,
    act,
    answerRound,
  };
}
