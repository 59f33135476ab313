import { useEffect } from 'react';
import type { AlarmView } from '../../../src/shop/paper/alarm/alarm.view';
import { api } from '../http/api';
import { isLost } from '../live/connection';
import { useLive, useLiveGap } from '../live/live';
import { createStore, useStore } from '../session/store';
import { usePageFrame } from '../vike/page-context';

const LOOK_AGAIN_MS = 60_000;
const NONE: AlarmView[] = [];

/** null: only what came with the page is known. */
const store = createStore<AlarmView[] | null>(null);

/** What keeps paper from coming, on whatever page somebody is. */
export function usePaperAlarms(): AlarmView[] {
  useLive('alarm.changed', () => void lookAgain());
  useLiveGap(() => void lookAgain());
  useEffect(() => {
    void lookAgain();
    const timer = setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const first = usePageFrame()?.alarms;
  return useStore(store, null) ?? first ?? NONE;
}

/** Silent for everybody from here on. */
export async function markAlarmsSeen(alarms: readonly AlarmView[]): Promise<void> {
  const answer = await api.post<AlarmView[]>('/api/paper/seen', { ids: alarms.map(({ id }) => id) });
  if (answer.success) store.set(answer.data);
}

async function lookAgain(): Promise<void> {
  if (isLost()) return;
  const answer = await api.get<AlarmView[]>('/api/paper/alarms', { silent: true });
  if (answer.success) store.set(answer.data);
}
