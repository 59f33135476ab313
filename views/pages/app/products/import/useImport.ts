import { useState } from 'react';
import type { ImportPage, ImportProgress, ImportView } from '../../../../../src/shop/menu-file/import.view';
import { isRunning } from '../../../../../src/shop/menu-file/import.view';
import { api } from '../../../../lib/http/api';
import type { ApiResult } from '../../../../lib/http/api.types';
import { upload } from '../../../../lib/http/transfer';
import { useLive, useLiveGap } from '../../../../lib/live/live';

export type Step = 'choose' | 'review' | 'write';

export interface Import {
  step: Step;
  view: ImportView | null;
  /** The name of the file that is being read. */
  reading: string | null;
  busy: boolean;
  /** Why the file or the wish was refused. */
  refusal: string | null;
  check(file: File | null): Promise<void>;
  apply(removeMissing: boolean): Promise<void>;
  cancel(): Promise<void>;
  again(): void;
}

/** One file on its way onto the menu; a running import is found again after a reload. */
export function useImport({ running }: ImportPage): Import {
  const [view, setView] = useState(running);
  const [reading, setReading] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = view?.id ?? null;
  const waits = view !== null && isRunning(view.state);

  function take(answer: ApiResult<ImportView>): void {
    setBusy(false);
    setReading(null);
    if (answer.success) setView(answer.data);
    else setRefusal(answer.message);
  }

  async function check(file: File | null): Promise<void> {
    if (!file) return;
    const form = new FormData();
    form.append('file', file);
    setReading(file.name);
    setRefusal(null);
    take(await upload<ImportView>('/api/menuFile/check', form, { silent: true }));
  }

  async function ask(path: string, body: object): Promise<void> {
    setBusy(true);
    setRefusal(null);
    take(await api.post<ImportView>(path, body, { silent: true }));
    // The job may have been quicker than the answer.
    if (id) await refresh();
  }

  async function refresh(): Promise<void> {
    if (!id) return;
    const answer = await api.get<ImportView>(`/api/menuFile/status?id=${id}`, { silent: true });
    if (answer.success) setView(answer.data);
  }

  useLive<ImportProgress>('import.progress', ({ data }) => {
    if (data.id !== id) return;
    if (!isRunning(data.state)) return void refresh();
    setView((known) => (known && isRunning(known.state) ? { ...known, ...data } : known));
  });
  useLiveGap(() => void (waits && refresh()));

  return {
    step: view === null ? 'choose' : view.state === 'checked' ? 'review' : 'write',
    view,
    reading,
    busy,
    refusal,
    check,
    apply: (removeMissing) => ask('/api/menuFile/apply', { id, removeMissing }),
    cancel: () => ask('/api/menuFile/cancel', { id }),
    again: () => {
      setView(null);
      setRefusal(null);
    },
  };
}
