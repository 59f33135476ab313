import { useState } from 'react';
import type { BuildState } from '../../../../../src/export/build/build.types';
import { isRunning } from '../../../../../src/export/build/build.types';
import type { BuildView } from '../../../../../src/export/page/export.view';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { useLive, useLiveGap } from '../../../../lib/live/live';
import { toast } from '../../../../lib/toasts/toasts';

interface Progressed {
  buildId: string;
  state: BuildState;
  progress: BuildView['progress'];
}

export type Builds = ReturnType<typeof useBuilds>;

/** All builds, the running one as far as it has come. */
export function useBuilds(initial: BuildView[]) {
  const [all, setAll] = useState(initial);
  const { busy, send } = useSending();

  async function read(): Promise<void> {
    const answer = await api.get<BuildView[]>('/api/export/history', { silent: true });
    if (answer.success) setAll(answer.data);
  }

  useLive<Progressed>('build.progress', ({ data: { buildId, state, progress } }) => {
    const isKnown = all.some(({ id }) => id === buildId);
    if (!isKnown || !isRunning(state)) return void read();
    setAll((builds) => builds.map((one) => (one.id === buildId ? { ...one, state, progress } : one)));
  });
  useLiveGap(() => void read());

  async function publish(): Promise<void> {
    if (await send(() => api.get('/api/export/build'))) await read();
  }

  async function replace(): Promise<boolean> {
    const answer = await send(() => api.post('/api/export/replace'));
    await read();
    return answer !== null;
  }

  async function cancel(id: string): Promise<void> {
    await send(() => api.post('/api/export/cancel', { id }));
    await read();
  }

  async function restore(id: string): Promise<boolean> {
    const answer = await send(() => api.post('/api/export/restore', { id }));
    if (answer) toast.success('Der frühere Stand wird wieder veröffentlicht.');
    await read();
    return answer !== null;
  }

  return { all, busy, publish, replace, cancel, restore };
}
