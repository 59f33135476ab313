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
  const asked = useRef(0);
  /** The text as it was proposed last; any other was written by somebody. */
  const proposed = useRef<string | null>('');

  async function ask(wanted: Draft, pick: (words: Words) => Partial<Words>): Promise<void> {
    if (hasSubject(wanted.template) && wanted.subjectId === null) return;
    const mine = ++asked.current;
    const { template, subjectId, network } = wanted;
    const query = new URLSearchParams({ template, network, ...(subjectId && { subjectId }) });
    const answer = await api.get<PostProposal>(`/api/social/propose?${query}`, { silent: true });
    if (mine !== asked.current) return;
    setProblem(answer.success ? null : answer.message);
    if (!answer.success) return;
    const { title, note, text } = answer.data;
    proposed.current = text;
    take(pick({ title, note, text }));
  }

  return {
    problem,
    ask,
    isProposed: (text: string) => text === proposed.current,
    /** Somebody types: what is under way comes too late. */
    overtake: () => {
      asked.current++;
    },
    /** Another post lies on the table, whose text was written by somebody. */
    forget: () => {
      asked.current++;
      proposed.current = null;
      setProblem(null);
    },
  };
}
