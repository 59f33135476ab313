import type { PostView } from '../../../../../src/media/social/social.view';

export interface PostCalendarProps {
  posts: readonly PostView[];
  open: (post: PostView) => void;
  keep: (post: PostView) => void;
  drop: (id: string) => void;
}
