import { useEffect, useState } from 'react';
import type { PostView, SocialPage } from '../../../../../src/media/social/social.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { PlanLock } from '../../../../components/states/PlanLock';
import { PageTime } from '../../../../lib/live/server-clock';
import { toast } from '../../../../lib/toasts/toasts';
import { usePageContext } from '../../../../lib/vike/page-context';
import { About } from './About';
import { PicturePart } from './PicturePart';
import { PlanPart } from './PlanPart';
import { PostCalendar } from './PostCalendar';
import classes from './Social.module.css';
import { TextPart } from './TextPart';
import { usePost } from './usePost';

export default function Page(props: SocialPage) {
  const { needs, dishes, campaigns, posts: stored, now } = props;
  const [posts, setPosts] = useState(stored);
  useEffect(() => setPosts(stored), [stored]);
  const [latest, setLatest] = useState<PostView | null>(null);
  const post = usePost({ dishes, campaigns });
  const keep = (changed: PostView) => {
    setPosts((before) => [changed, ...before.filter(({ id }) => id !== changed.id)]);
    post.keepUp(changed);
  };
  const open = (planned: PostView) => {
    post.open(planned);
    window.scrollTo({ top: 0 });
  };
  useAskedFor(stored, open);

  return (
    <PageTime value={Date.parse(now)}>
      <PageHeader
        title="Social Media"
        lead="Bild und Text für deinen nächsten Beitrag. Veröffentlichen tust du selbst: teilen, herunterladen oder kopieren."
      />
      {needs !== null ? (
        <PlanLock level={needs}>Beiträge für Social Media gibt es</PlanLock>
      ) : (
        <>
          <div className={classes.sides}>
            <div className={classes.words}>
              <About post={post} dishes={dishes} campaigns={campaigns} />
              <TextPart post={post} texts={props} />
              <PlanPart
                post={post}
                posts={posts}
                keep={(changed) => {
                  keep(changed);
                  setLatest(changed);
                }}
              />
            </div>
            <PicturePart post={post} />
          </div>
          <PostCalendar
            posts={posts}
            latest={latest}
            open={open}
            keep={keep}
            drop={(id) => {
              setPosts((before) => before.filter((one) => one.id !== id));
              if (post.planned?.id === id) post.settle(null);
            }}
          />
        </>
      )}
    </PageTime>
  );
}

/** A reminder leads to its post: `?post=`. */
function useAskedFor(posts: readonly PostView[], open: (post: PostView) => void): void {
  const { post: id } = usePageContext().urlParsed.search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const asked = posts.find((one) => one.id === id);
    if (asked) open(asked);
    else if (id) toast.info('Diesen Beitrag gibt es nicht mehr.');
  }, [id]);
}
