import { Button, TextInput } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PostView } from '../../../../../src/media/social/social.view';
import {
  addDays,
  berlinClock,
  berlinInstant,
  formatMinute,
  isDate,
} from '../../../../../src/shared/berlin-time';
import { minuteOf } from '../../../../../src/shop/opening-hours/week.rules';
import { TimeField } from '../../../../components/fields/TimeField';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useSendingOnce } from '../../../../lib/form/sending-once';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './Social.module.css';
import type { Post } from './usePost';
import { NETWORK_LABEL } from './words';

/** When people look for something to eat. */
const EVENING = '17:00';

interface PlanPartProps {
  post: Post;
  posts: readonly PostView[];
  keep: (post: PostView) => void;
}

/** When the post goes out, by hand: Tresen reminds. */
export function PlanPart({ post, posts, keep }: PlanPartProps) {
  const { draft, planned } = post;
  const { busy, problem, send } = useSendingOnce();
  const [day, setDay] = useState('');
  const [time, setTime] = useState(EVENING);
  const at = instantOf(day, time);
  /** What went into the calendar last, as it stands on the table. */
  const [kept, setKept] = useState<{ id: string; draft: Post['draft']; at: string | null } | null>(null);
  const isKept =
    planned === null && kept?.draft === draft && kept.at === at && posts.some(({ id }) => id === kept.id);
  const twin = posts.find(
    ({ id, plannedAt, network }) => plannedAt === at && network === draft.network && id !== planned?.id,
  );

  useEffect(() => {
    const clock = planned && berlinClock(new Date(planned.plannedAt));
    setDay(clock?.date ?? addDays(berlinClock(new Date()).date, 1));
    setTime(clock ? formatMinute(clock.minute) : EVENING);
  }, [planned]);

  async function save(): Promise<void> {
    const body = { ...draft, plannedAt: at };
    const answer = await send((once) =>
      planned
        ? api.post<PostView>(
            '/api/social/change',
            { ...body, id: planned.id, version: planned.version },
            once,
          )
        : api.post<PostView>('/api/social/plan', body, once),
    );
    if (!answer) return;
    keep(answer.data);
    setKept(planned ? null : { id: answer.data.id, draft, at });
    post.settle(planned ? answer.data : null);
    if (answer.message) toast.success(answer.message);
  }

  return (
    <Section
      title={planned ? 'Geplanter Beitrag' : 'Planen'}
      lead="Zur gewählten Zeit kommt eine Mail als Erinnerung an die Adressen für Bestellmails. Ist keine eingetragen, geht sie an die Inhaber."
    >
      <div className={classes.fields}>
        <div className={classes.when}>
          <TextInput
            type="date"
            label="Tag"
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <TimeField label="Uhrzeit" value={time} onChange={setTime} />
        </div>
        {twin && !isKept && (
          <p className={classes.hint} role="status">
            Für {NETWORK_LABEL[draft.network]} ist um diese Zeit schon „{twin.title}“ geplant.
          </p>
        )}
        <Problem>{problem}</Problem>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={16} aria-hidden />}
            loading={busy}
            disabled={at === null || draft.title === '' || isKept}
            onClick={() => void save()}
          >
            {labelOf(planned !== null, isKept)}
          </Button>
          {planned && (
            <Button variant="subtle" onClick={() => post.settle(null)}>
              Als neuen Beitrag weiterführen
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

function labelOf(isPlanned: boolean, isKept: boolean): string {
  if (isPlanned) return 'Änderung speichern';
  return isKept ? 'Steht im Kalender' : 'In den Kalender';
}

function instantOf(day: string, time: string): string | null {
  const minute = minuteOf(time);
  if (!isDate(day) || minute === null) return null;
  return berlinInstant(day, minute, 'earlier').toISOString();
}
