import { navigate } from 'vike/client/router';
import type { PostIsDue } from '../../../src/media/social/social.types';
import { useLive } from '../../lib/live/live';
import { toast } from '../../lib/toasts/toasts';
import { usePageUser } from '../../lib/vike/page-context';

const SEEN_MS = 30_000;

/** A planned post is due: said on whatever page somebody is who may publish it. */
export default function PostReminders() {
  const role = usePageUser()?.role;
  useLive<PostIsDue>('post.due', ({ data: { id, network, title, missedAt } }) => {
    if (role !== 'owner' && role !== 'manager') return;
    const action = { label: 'Öffnen', run: () => void navigate(`/app/content/social-media?post=${id}`) };
    const text = missedAt
      ? `Noch offen auf ${network}: „${title}“, geplant für ${missedAt}`
      : `Zeit für deinen Beitrag auf ${network}: „${title}“`;
    toast.info(text, { durationMs: SEEN_MS, action });
  });
  return null;
}
