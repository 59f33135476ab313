import type { AlarmView } from '../../../src/shop/paper/alarm/alarm.view';
import { api } from '../http/api';
import { isLost } from '../live/connection';
import { useLive } from '../live/live';
import { createStore, useStore } from '../session/store';
import { usePageFrame } from '../vike/page-context';
import { useKeptUp } from './kept-up';

const NONE: AlarmView[] = [];

/** What came with the first page; it stays until something is told or asked. */
let firstKnown = NONE;
/** null: nothing was told since. */
const store = createStore<AlarmView[] | null>(null);

/** What keeps paper from coming, on whatever page somebody is. */
export function usePaperAlarms(): AlarmView[] {
  const first = usePageFrame()?.alarms ?? null;
  useLive('alarm.changed', () => void lookAgain());
  useKeptUp(first, keepFirst, lookAgain);
  return useStore(store, null) ?? first ?? firstKnown;
}

const keepFirst = (first: AlarmView[]) => {
  firstKnown = first;
};

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
