import type { PostView } from '../../../../../src/media/social/social.view';

export interface PostCalendarProps {
  posts: readonly PostView[];
  /** What was put into the calendar last: its month is shown. */
  latest: PostView | null;
  open: (post: PostView) => void;
  keep: (post: PostView) => void;
  drop: (id: string) => void;
}
