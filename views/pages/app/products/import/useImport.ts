import { useState } from 'react';
import type { ImportPage, ImportProgress, ImportView } from '../../../../../src/shop/menu-file/import.view';
import { isRunning, MAX_MENU_FILE_BYTES } from '../../../../../src/shop/menu-file/import.view';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { upload } from '../../../../lib/http/transfer';
import { useLive, useLiveGap } from '../../../../lib/live/live';

export type Step = 'choose' | 'review' | 'write';

/** A table of the restaurant's own, or one that was read from an old menu on this page. */
export type Origin = 'file' | 'oldMenu';

/** Paper says nothing where it is blank; an own table means what it says. */
const CHECK: Record<Origin, string> = {
  file: '/api/menuFile/check',
  oldMenu: '/api/menuFile/check?from=paper',
};

export type Import = ReturnType<typeof useImport>;

/** One file on its way onto the menu; a running import is found again after a reload. */
export function useImport({ running }: ImportPage) {
  const { view, setView, refresh } = useProgress(running);
  /** The name of the file that is being read. */
  const [reading, setReading] = useState<string | null>(null);
  const [origin, setOrigin] = useState<Origin>('file');
  const { busy, problem, send } = useSending();
  const [dismissed, setDismissed] = useState(false);

  async function check(file: File | null, from: Origin = 'file'): Promise<void> {
    if (!file || busy) return;
    setOrigin(from);
    setDismissed(false);
    setReading(file.name);
    const answer = await send(() =>
      upload<ImportView>(CHECK[from], file, { maxBytes: MAX_MENU_FILE_BYTES, silent: true }),
    );
    setReading(null);
    if (answer) setView(answer.data);
  }

  async function ask(verb: 'apply' | 'cancel', wish: object = {}): Promise<void> {
    setDismissed(false);
    const body = { id: view?.id ?? null, ...wish };
    const answer = await send(() => api.post<ImportView>(`/api/menuFile/${verb}`, body, { silent: true }));
    if (answer) setView(answer.data);
    // The job may have finished before this answer came.
    await refresh();
  }

  return {
    step: stepOf(view),
    view,
    origin,
    reading,
    busy: busy && reading === null,
    /** Why the file or the wish was refused. */
    refusal: dismissed ? null : problem,
    check,
    apply: (removeMissing: boolean) => ask('apply', { removeMissing }),
    cancel: () => ask('cancel'),
    again: (): void => {
      setView(null);
      setDismissed(true);
    },
  };
}

/** What is known of the import, kept up to date while it runs. */
function useProgress(running: ImportView | null) {
  const [view, setView] = useState(running);
  const id = view?.id ?? null;
  const waits = view !== null && isRunning(view.state);

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

  return { view, setView, refresh };
}

function stepOf(view: ImportView | null): Step {
  if (view === null) return 'choose';
  return view.state === 'checked' ? 'review' : 'write';
}
