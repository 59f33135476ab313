import { useEffect, useState } from 'react';
import type { PostView, SocialPage } from '../../../../../src/media/social/social.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { PlanLock } from '../../../../components/states/PlanLock';
import { About } from './About';
import { PicturePart } from './PicturePart';
import { PlanPart } from './PlanPart';
import { PostCalendar } from './PostCalendar';
import classes from './Social.module.css';
import { TextPart } from './TextPart';
import { usePost } from './usePost';

export default function Page({ needs, isConnected, dishes, campaigns, posts: stored }: SocialPage) {
  const [posts, setPosts] = useState(stored);
  useEffect(() => setPosts(stored), [stored]);
  const post = usePost({ dishes, campaigns });
  const keep = (changed: PostView) => setPosts([changed, ...posts.filter(({ id }) => id !== changed.id)]);

  return (
    <>
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
              <TextPart post={post} isConnected={isConnected} />
              <PlanPart post={post} keep={keep} />
            </div>
            <PicturePart post={post} />
          </div>
          <PostCalendar
            posts={posts}
            open={(planned) => {
              post.open(planned);
              window.scrollTo({ top: 0 });
            }}
            keep={keep}
            drop={(id) => {
              setPosts(posts.filter((one) => one.id !== id));
              if (post.planned?.id === id) post.settle(null);
            }}
          />
        </>
      )}
    </>
  );
}
