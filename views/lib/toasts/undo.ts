import { reload } from 'vike/client/router';
import { api } from '../http/api';
import { toast } from './toasts';

/** Long enough to notice a mistake and reach for the button. */
const UNDO_MS = 10_000;

/** Says what was done; the button does the opposite and says that too. */
export function toastWithUndo(text: string, undo: () => Promise<void>): void {
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
