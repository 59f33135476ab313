import { useRef, useState } from 'react';
import type { PostInput } from '../../../../../src/media/social/social.types';
import type { PostProposal } from '../../../../../src/media/social/social.view';
import { api } from '../../../../lib/http/api';
import { hasSubject } from './words';

export type Draft = Omit<PostInput, 'plannedAt'>;
export type Words = Pick<Draft, 'title' | 'note' | 'text'>;

/** What the server would say about what was chosen. Only what was asked last counts. */
export function useProposal(take: (words: Partial<Words>) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  /** A page asks as soon as it is there. */
  const [isComing, setComing] = useState(true);
  const asked = useRef(0);
  /** The text as it was proposed last; any other was written by somebody. */
  const proposed = useRef<string | null>('');

  async function ask(wanted: Draft, pick: (words: Words) => Partial<Words>): Promise<void> {
    if (hasSubject(wanted.template) && wanted.subjectId === null) return setComing(false);
    const mine = ++asked.current;
    const { template, subjectId, network } = wanted;
    setComing(true);
    const query = new URLSearchParams({ template, network, ...(subjectId && { subjectId }) });
    const answer = await api.get<PostProposal>(`/api/social/propose?${query}`, { silent: true });
    if (mine !== asked.current) return;
    setComing(false);
    setProblem(answer.success ? null : answer.message);
    if (!answer.success) return;
    const { title, note, text } = answer.data;
    proposed.current = text;
    take(pick({ title, note, text }));
  }

  function drop(): void {
    asked.current++;
    setComing(false);
  }

  return {
    problem,
    isComing,
    ask,
    isProposed: (text: string) => text === proposed.current,
    /** Somebody types: what is under way comes too late. */
    overtake: drop,
    /** Another post lies on the table, whose text was written by somebody. */
    forget: () => {
      drop();
      proposed.current = null;
      setProblem(null);
    },
  };
}
