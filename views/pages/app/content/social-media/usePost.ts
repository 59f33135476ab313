import { useEffect, useRef, useState } from 'react';
import type { PostInput } from '../../../../../src/media/social/social.types';
import type { PostProposal, PostView, SocialPage } from '../../../../../src/media/social/social.view';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import { hasSubject, isAboutDish } from './words';

export type Draft = Omit<PostInput, 'plannedAt'>;

const FIRST: Draft = {
  template: 'hours',
  subjectId: null,
  format: 'square',
  network: 'instagram',
  title: '',
  note: '',
  text: '',
};

type Choices = Pick<SocialPage, 'dishes' | 'campaigns'>;

/** A post with a picture looks best: the day's dish, where one has a photo. */
function firstDraft({ dishes }: Choices): Draft {
  const dish = dishes.find(({ hasPicture }) => hasPicture) ?? dishes[0];
  return dish ? { ...FIRST, template: 'dish', subjectId: dish.id } : FIRST;
}

type Words = Pick<Draft, 'title' | 'note' | 'text'>;
type Choice = Partial<Pick<Draft, 'template' | 'subjectId' | 'network'>>;

/** The post on the table: what is chosen is proposed anew, what is typed stays. */
export function usePost(choices: Choices) {
  const [draft, setDraft] = useState(() => firstDraft(choices));
  const [planned, setPlanned] = useState<PostView | null>(null);
  const [before, setBefore] = useState<{ draft: Draft; planned: PostView | null } | null>(null);
  const [isTyped, setTyped] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(0);
  /** The text as it was proposed last; any other was written by somebody. */
  const proposed = useRef<string | null>('');
  useUnsaved(isTyped ? { what: 'Beitrag' } : null);

  async function propose(wanted: Draft, take: (words: Words) => Partial<Words>): Promise<void> {
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
    setDraft((now) => ({ ...now, ...take({ title, note, text }) }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first proposal belongs to the page as it came
  useEffect(() => {
    void propose(draft, all);
  }, []);

  function choose(part: Choice): void {
    const next = { ...draft, ...part };
    if (part.template && part.template !== draft.template) next.subjectId = subjectFor(next, draft, choices);
    const isSameSubject = next.template === draft.template && next.subjectId === draft.subjectId;
    setDraft(next);
    if (isSameSubject) {
      // Other networks want another text about the same; one that somebody has written stays.
      if (draft.text === proposed.current) void propose(next, ({ text }) => ({ text }));
      return;
    }
    setBefore(isTyped ? { draft, planned } : null);
    setTyped(false);
    void propose(next, all);
  }

  return {
    draft,
    planned,
    problem,
    /** Brings back what somebody typed before another post took its place; null where nothing did. */
    bringBack: before && (() => bringBack(before)),
    choose,
    type,
    look: (format: Draft['format']) => setDraft({ ...draft, format }),
    open: (post: PostView) => {
      asked.current++;
      proposed.current = null;
      const { template, subjectId, format, network, title, note, text } = post;
      setBefore(isTyped ? { draft, planned } : null);
      setDraft({ template, subjectId, format, network, title, note, text });
      setPlanned(post);
      setProblem(null);
      setTyped(false);
    },
    /** What was typed is kept somewhere now. */
    settle: (post: PostView | null) => {
      setPlanned(post);
      setTyped(false);
      setBefore(null);
    },
    /** The calendar has changed what may be open here. */
    keepUp: (post: PostView) => setPlanned((now) => (now?.id === post.id ? post : now)),
  };

  function type(part: Partial<Words>): void {
    asked.current++;
    setDraft((now) => ({ ...now, ...part }));
    setTyped(true);
    setBefore(null);
  }

  function bringBack(earlier: NonNullable<typeof before>): void {
    asked.current++;
    proposed.current = null;
    setDraft(earlier.draft);
    setPlanned(earlier.planned);
    setProblem(null);
    setTyped(true);
    setBefore(null);
  }
}

const all = (words: Words): Words => words;

export type Post = ReturnType<typeof usePost>;

function subjectFor(next: Draft, before: Draft, { dishes, campaigns }: Choices): string | null {
  if (next.template === 'campaign') return campaigns[0]?.id ?? null;
  if (!isAboutDish(next.template)) return null;
  return isAboutDish(before.template) ? before.subjectId : firstDraft({ dishes, campaigns }).subjectId;
}
