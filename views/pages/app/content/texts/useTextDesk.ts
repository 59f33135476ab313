import { useState } from 'react';
import {
  PROPOSALS_AT_ONCE,
  type TextDesk,
  type TextTaskView,
} from '../../../../../src/media/texts/desk/text-desk.view';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { useLive, useLiveGap } from '../../../../lib/live/live';
import { toast } from '../../../../lib/toasts/toasts';

export type CurrentDesk = ReturnType<typeof useTextDesk>;

const ROOT = '/api/media/texts';

/** One part of the page of texts, kept up to date while a worker writes. */
export function useTextDesk(page: TextDesk) {
  const [desk, setDesk] = useState(page);
  const { kind } = page;
  const { busy, problem, send } = useSending();

  async function refresh(): Promise<void> {
    const answer = await api.get<TextDesk>(`${ROOT}/desk?kind=${kind}`, { silent: true });
    if (answer.success) setDesk(answer.data);
  }

  useLive<TextTaskView>('texts.progress', ({ data }) => {
    if (data.kind !== kind) return;
    // What is read first is shown as soon as it is there.
    if (data.state !== 'running' || desk.proposals.length < PROPOSALS_AT_ONCE) return void refresh();
    setDesk((known) => ({ ...known, task: data }));
  });
  useLiveGap(() => void refresh());

  async function ask(verb: 'start' | 'cancel'): Promise<void> {
    const answer = await send(() => api.post<TextDesk>(`${ROOT}/${verb}`, { kind }, { silent: true }));
    if (answer) setDesk(answer.data);
  }

  /** What was judged leaves the list at once; the rest of the page follows. */
  async function judge(
    verb: 'accept' | 'acceptEdited' | 'reject',
    body: object,
    ids: string[],
  ): Promise<void> {
    const answer = await send(() => api.post(`${ROOT}/${verb}`, body));
    // Somebody else may have judged it meanwhile.
    if (!answer) return refresh();
    if (answer.message) toast.success(answer.message);
    setDesk((known) => ({
      ...known,
      waiting: known.waiting - ids.length,
      proposals: known.proposals.filter(({ id }) => !ids.includes(id)),
    }));
    await refresh();
  }

  return {
    desk,
    busy,
    problem,
    refresh,
    start: () => ask('start'),
    cancel: () => ask('cancel'),
    accept: (ids: string[]) => judge('accept', { ids }, ids),
    acceptEdited: (id: string, text: string) => judge('acceptEdited', { id, text }, [id]),
    reject: (ids: string[]) => judge('reject', { ids }, ids),
  };
}
