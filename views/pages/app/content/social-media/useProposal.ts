import { useRef, useState } from 'react';
import type { PostInput } from '../../../../../src/media/social/social.types';
import type { PostProposal } from '../../../../../src/media/social/social.view';
import { api } from '../../../../lib/http/api';
import { useWhenOnline } from '../../../../lib/live/when-online';
import { hasSubject } from './words';

export type Draft = Omit<PostInput, 'plannedAt'>;
export type Words = Pick<Draft, 'title' | 'note' | 'text'>;

interface Asked {
  /** Which of the proposed words are wanted. */
  takes: (words: Words) => Partial<Words>;
  /** What stands there where none come: never the words of another post. */
  missing?: Partial<Words>;
}

interface Failed {
  problem: string;
  again: () => void;
}

/** What the server would say about what was chosen. Only what was asked last counts. */
export function useProposal(take: (words: Partial<Words>) => void) {
  const [failed, setFailed] = useState<Failed | null>(null);
  /** A page asks as soon as it is there. */
  const [isComing, setComing] = useState(true);
  const asked = useRef(0);
  /** The text as it was proposed last; any other was written by somebody. */
  const proposed = useRef<string | null>('');

  async function ask(wanted: Draft, { takes, missing = {} }: Asked): Promise<void> {
    if (hasSubject(wanted.template) && wanted.subjectId === null) return setComing(false);
    const mine = ++asked.current;
    const { template, subjectId, network } = wanted;
    setComing(true);
    const query = new URLSearchParams({ template, network, ...(subjectId && { subjectId }) });
    const answer = await api.get<PostProposal>(`/api/social/propose?${query}`, { silent: true });
    if (mine !== asked.current) return;
    setComing(false);
    if (!answer.success) {
      setFailed({ problem: answer.message, again: () => void ask(wanted, { takes, missing }) });
      return take(missing);
    }
    setFailed(null);
    const { title, note, text } = answer.data;
    proposed.current = text;
    take(takes({ title, note, text }));
  }

  useWhenOnline(failed?.again ?? null);

  function drop(): void {
    asked.current++;
    setComing(false);
    setFailed(null);
  }

  return {
    problem: failed?.problem ?? null,
    again: failed?.again ?? null,
    isComing,
    ask,
    isProposed: (text: string) => text === proposed.current,
    /** Somebody types: what is under way comes too late. */
    overtake: drop,
    /** Another post lies on the table, whose text was written by somebody. */
    forget: () => {
      drop();
      proposed.current = null;
    },
  };
}
