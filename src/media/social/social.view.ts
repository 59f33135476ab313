import type { Level } from '../../shop/subscription/plans.js';
import type { TextsState } from '../texts/texts.view.js';
import type { PlannedPost, PostTrouble } from './social.types.js';

/** A dish or a campaign to post about. */
export interface SubjectChoice {
  id: string;
  name: string;
  group: string;
  hasPicture: boolean;
}

export interface PostView
  extends Pick<
    PlannedPost,
    'id' | 'version' | 'template' | 'subjectId' | 'format' | 'network' | 'title' | 'note' | 'text'
  > {
  plannedAt: string;
  doneAt: string | null;
  trouble: PostTrouble | null;
}

export interface SocialPage extends TextsState {
  /** null: the plan includes it. */
  needs: Level | null;
  dishes: SubjectChoice[];
  campaigns: SubjectChoice[];
  posts: PostView[];
  /** What is due or late is told by the server's clock. */
  now: string;
}

/** A post as it is proposed: the words of the picture, and the text beside it. */
export interface PostProposal {
  eyebrow: string;
  title: string;
  note: string;
  text: string;
}

export const toPostView = (
  { plannedAt, doneAt, ...post }: PlannedPost,
  trouble: PostTrouble | null,
): PostView => {
  const { id, version, template, subjectId, format, network, title, note, text } = post;
  return {
    id,
    version,
    template,
    subjectId,
    format,
    network,
    title,
    note,
    text,
    plannedAt: plannedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    trouble,
  };
};
