import { useEffect, useRef, useState } from 'react';
import {
  PROPOSALS_AT_ONCE,
  type TextDesk,
  type TextTaskView,
} from '../../../../../src/media/texts/desk/text-desk.view';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { inTurn } from '../../../../lib/live/in-turn';
import { useLive, useLiveGap } from '../../../../lib/live/live';
import { toast } from '../../../../lib/toasts/toasts';
import { deskAfter, deskWithout, runsLow, type Verdict } from './judged';

export type CurrentDesk = ReturnType<typeof useTextDesk>;

const ROOT = '/api/media/texts';

/** One part of the page of texts, kept up to date while a worker writes. */
export function useTextDesk(page: TextDesk) {
  const { desk, setDesk, refresh, judge } = useJudging(page);
  const { kind } = page;
  const { busy, problem, send } = useSending();

  useLive<TextTaskView>('texts.progress', ({ data }) => {
    if (data.kind !== kind) return;
    // What is read first is shown as soon as it is there.
    if (data.state !== 'running' || desk.proposals.length < PROPOSALS_AT_ONCE) return void refresh();
    setDesk((known) => ({ ...known, task: data }));
  });
  useLiveGap(() => void refresh());
  // The page came with those translations that are read first.
  const isWhole = desk.translations.length === desk.translatable;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (!isWhole) inTurn(() => void refresh());
  }, [isWhole]);

  async function ask(verb: 'start' | 'cancel'): Promise<void> {
    const answer = await send(() => api.post<TextDesk>(`${ROOT}/${verb}`, { kind }, { silent: true }));
    if (answer) setDesk(() => answer.data);
  }

  return {
    desk,
    busy,
    problem,
    refresh,
    start: () => ask('start'),
    cancel: () => ask('cancel'),
    accept: (ids: string[]) => judge('accept', ids),
    acceptEdited: (id: string, text: string) => judge('acceptEdited', [id], text),
    reject: (ids: string[]) => judge('reject', ids),
  };
}

/** Whoever reads a thousand of them does not wait for each: it goes at once, and comes back where it failed. */
function useJudging(page: TextDesk) {
  const [desk, setDesk] = useState(page);
  const [onTheirWay, setOnTheirWay] = useState<readonly string[]>([]);
  const known = useRef(desk);
  known.current = desk;
  const judgements = useRef(0);
  const said = useRef<number | null>(null);

  async function refresh(): Promise<void> {
    const before = judgements.current;
    const answer = await api.get<TextDesk>(`${ROOT}/desk?kind=${page.kind}`, { silent: true });
    if (!answer.success) return;
    // It may still hold what was judged while it was on its way.
    if (before !== judgements.current) return refresh();
    setDesk(answer.data);
  }

  /** False where it is to be judged again. */
  async function judge(verdict: Verdict, ids: string[], text?: string): Promise<boolean> {
    setOnTheirWay((others) => [...others, ...ids]);
    const body = text === undefined ? { ids } : { id: ids[0], text };
    const answer = await api.post<{ overtaken: number } | null>(`${ROOT}/${verdict}`, body);
    judgements.current += 1;
    setOnTheirWay((others) => others.filter((id) => !ids.includes(id)));
    // Somebody else may have judged it meanwhile.
    if (!answer.success) {
      await refresh();
      return false;
    }
    // One after the other, not a pile of them.
    if (answer.message && said.current !== null) toast.dismiss(said.current);
    if (answer.message) said.current = toast.success(answer.message);
    const next = deskAfter(known.current, ids, verdict, text);
    known.current = next;
    setDesk((now) => deskAfter(now, ids, verdict, text));
    if (answer.data?.overtaken || runsLow(next)) void refresh();
    return true;
  }

  return { desk: deskWithout(desk, onTheirWay), setDesk, refresh, judge };
}
