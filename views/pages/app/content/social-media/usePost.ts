import { useEffect, useState } from 'react';
import type { PostView, SocialPage } from '../../../../../src/media/social/social.view';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { type Draft, useProposal, type Words } from './useProposal';
import { isAboutDish } from './words';

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

type Choice = Partial<Pick<Draft, 'template' | 'subjectId' | 'network'>>;

/** The post on the table: what is chosen is proposed anew, what is typed stays. */
export function usePost(choices: Choices) {
  const [draft, setDraft] = useState(() => firstDraft(choices));
  const [planned, setPlanned] = useState<PostView | null>(null);
  const [before, setBefore] = useState<{ draft: Draft; planned: PostView | null } | null>(null);
  const [isTyped, setTyped] = useState(false);
  const proposal = useProposal((words) => setDraft((now) => ({ ...now, ...words })));
  useUnsaved(isTyped ? { what: 'Beitrag' } : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first proposal belongs to the page as it came
  useEffect(() => {
    void proposal.ask(draft, ALL);
  }, []);

  function choose(part: Choice): void {
    const next = { ...draft, ...part };
    if (part.template && part.template !== draft.template) next.subjectId = subjectFor(next, draft, choices);
    const isSameSubject = next.template === draft.template && next.subjectId === draft.subjectId;
    setDraft(next);
    if (isSameSubject && draft.title !== '') {
      // Other networks want another text about the same; one that somebody has written stays.
      if (proposal.isProposed(draft.text)) void proposal.ask(next, { takes: ({ text }) => ({ text }) });
      return;
    }
    setBefore(isTyped ? { draft, planned } : null);
    setTyped(false);
    void proposal.ask(next, ALL);
  }

  return {
    draft,
    planned,
    problem: proposal.problem,
    /** Asks for the words once more; null where none are missing. */
    again: proposal.again,
    isProposing: proposal.isComing,
    /** Brings back what somebody typed before another post took its place; null where nothing did. */
    bringBack: before && (() => bringBack(before)),
    choose,
    type,
    look: (format: Draft['format']) => setDraft({ ...draft, format }),
    open: (post: PostView) => {
      proposal.forget();
      const { template, subjectId, format, network, title, note, text } = post;
      setBefore(isTyped ? { draft, planned } : null);
      setDraft({ template, subjectId, format, network, title, note, text });
      setPlanned(post);
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
    proposal.overtake();
    setDraft((now) => ({ ...now, ...part }));
    setTyped(true);
    setBefore(null);
  }

  function bringBack(earlier: NonNullable<typeof before>): void {
    proposal.forget();
    setDraft(earlier.draft);
    setPlanned(earlier.planned);
    setTyped(true);
    setBefore(null);
  }
}

const ALL = { takes: (words: Words): Words => words, missing: { title: '', note: '', text: '' } };

export type Post = ReturnType<typeof usePost>;

function subjectFor(next: Draft, before: Draft, { dishes, campaigns }: Choices): string | null {
  if (next.template === 'campaign') return campaigns[0]?.id ?? null;
  if (!isAboutDish(next.template)) return null;
  return isAboutDish(before.template) ? before.subjectId : firstDraft({ dishes, campaigns }).subjectId;
}
