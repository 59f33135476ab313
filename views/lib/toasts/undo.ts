import { reload } from 'vike/client/router';
import type { TakenBack } from '../../../src/shop/menu-run/menu-run.view';
import { api } from '../http/api';
import type { ApiResult } from '../http/api.types';
import { toast } from './toasts';

/** Long enough to notice a mistake and reach for the button. */
const UNDO_MS = 10_000;

/** Says what was done; the button does the opposite and says that too. */
function toastWithUndo(text: string, undo: () => Promise<void>): void {
  const action = { label: 'Rückgängig', run: () => void undo() };
  toast.success(text, { durationMs: UNDO_MS, action });
}

/** For what now lies in the bin under these ids. */
export function toastDeleted(text: string, ids: string[]): void {
  toastWithUndo(text, async () => {
    const answer = await api.post('/api/bin/restore', { ids });
    if (!answer.success) return;
    if (answer.message) toast.success(answer.message);
    await reload();
  });
}

/** For a change of many dishes. */
export const toastRun = (text: string, run: string): void =>
  toastWithUndo(text, async () => {
    await takeBack(run);
  });

/** Thousands of dishes take longer than a call does. */
const RUN_DEADLINE_MS = 120_000;

/** Says what came of it: what somebody has changed since stays as it is. */
export async function takeBack(run: string): Promise<ApiResult<TakenBack>> {
  const options = { deadlineMs: RUN_DEADLINE_MS };
  const answer = await api.post<TakenBack>('/api/menuRun/takeBack', { id: run }, options);
  if (!answer.success) return answer;
  const { text, leftCount } = answer.data;
  if (leftCount > 0) toast.warning(text, { durationMs: UNDO_MS });
  else toast.success(text);
  await reload();
  return answer;
}
