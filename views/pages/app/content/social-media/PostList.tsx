import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { isLate, plannedFor } from '../../../../../src/media/social/reminder.rules';
import type { PostView } from '../../../../../src/media/social/social.view';
import { MINUTE_MS } from '../../../../../src/shared/berlin-time';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { useNow } from '../../../../lib/live/server-clock';
import { toastDeleted } from '../../../../lib/toasts/undo';
import type { PostCalendarProps } from './calendar.types';
import classes from './Social.module.css';
import { NETWORK_LABEL, TEMPLATE_LABEL, troubleLabel } from './words';

const GONE = 'POST_NOT_FOUND';

type ListProps = Omit<PostCalendarProps, 'latest'>;

export function PostList({ posts, ...acts }: ListProps) {
  const sorted = [...posts].sort((a, b) => a.plannedAt.localeCompare(b.plannedAt));
  return (
    <ul className={classes.list}>
      {sorted.map((post) => (
        <Row key={post.id} post={post} {...acts} />
      ))}
    </ul>
  );
}

function Row({ post, open, keep, drop }: { post: PostView } & Omit<ListProps, 'posts'>) {
  const at = new Date(post.plannedAt);
  const isDone = post.doneAt !== null;
  const now = new Date(useNow(MINUTE_MS));
  const isDue = !isDone && at <= now;
  const { busy, send } = useSending();

  async function mark(): Promise<void> {
    const { id, version } = post;
    const body = { id, version, done: !isDone };
    const answer = await send(() => api.post<PostView>('/api/social/done', body), catchUp);
    if (answer) keep(answer.data);
  }

  async function remove(): Promise<void> {
    const answer = await send(() => api.post('/api/social/delete', { id: post.id }), catchUp);
    if (!answer) return;
    drop(post.id);
    toastDeleted('Beitrag gelöscht', [post.id]);
  }

  /** Another tab was quicker: the row shows what is there now. */
  function catchUp(failure: ApiFailure): boolean {
    const current = savedMeanwhile<PostView>(failure);
    if (current) keep(current);
    if (failure.code === GONE) drop(post.id);
    return true;
  }

  return (
    <li className={classes.row}>
      <div className={classes.rowWords}>
        <span className={classes.rowTitle}>{post.title}</span>
        <span className={classes.hint}>
          {plannedFor(at)} · {NETWORK_LABEL[post.network]} · {TEMPLATE_LABEL[post.template]}
        </span>
      </div>
      {!isDone && post.trouble && (
        <StatusBadge tone="bad">{troubleLabel(post.trouble, post.template)}</StatusBadge>
      )}
      {isDone && <StatusBadge tone="good">Veröffentlicht</StatusBadge>}
      {isDue && (
        <StatusBadge tone="warn">
          {isLate({ plannedAt: at }, now) ? 'Überfällig' : 'Jetzt fällig'}
        </StatusBadge>
      )}
      <div className={classes.rowActs}>
        <Button
          variant="default"
          size="compact-sm"
          disabled={busy}
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={() => void mark()}
        >
          {isDone ? 'Doch nicht veröffentlicht' : 'Ist veröffentlicht'}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPencil size={14} aria-hidden />}
          onClick={() => open(post)}
        >
          Öffnen
        </Button>
        <ActionIcon
          variant="subtle"
          size="md"
          aria-label="Löschen"
          disabled={busy}
          onClick={() => void remove()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
