import { ActionIcon } from '@mantine/core';
import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PostView } from '../../../../../src/media/social/social.view';
import { atFirstUse } from '../../../../../src/shared/at-first-use';
import { berlinClock, MINUTE_MS, WEEKDAY_SHORT, WEEKDAYS } from '../../../../../src/shared/berlin-time';
import { Section } from '../../../../components/frame/Section';
import { EmptyState } from '../../../../components/states/EmptyState';
import { useNow } from '../../../../lib/live/server-clock';
import classes from './Calendar.module.css';
import { monthAfter, monthOf, weeksOf } from './calendar.rules';
import type { PostCalendarProps } from './calendar.types';
import { PostList } from './PostList';

const MONTH = atFirstUse(
  () => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** A month of planned posts, and below it the same as a list to work with. */
export function PostCalendar(props: PostCalendarProps) {
  const today = berlinClock(new Date(useNow(MINUTE_MS))).date;
  const [month, setMonth] = useState(monthOf(today));
  const { latest } = props;
  useEffect(() => {
    if (latest) setMonth(monthOf(dayOf(latest)));
  }, [latest]);
  const shown = props.posts.filter((post) => monthOf(dayOf(post)) === month);
  const name = MONTH().format(new Date(`${month}-01T00:00:00Z`));

  return (
    <Section
      title="Kalender"
      actions={
        <div className={classes.months}>
          <Turn label="Voriger Monat" turn={() => setMonth(monthAfter(month, -1))}>
            <IconChevronLeft size={18} aria-hidden />
          </Turn>
          <span className={classes.month} role="status">
            {name}
          </span>
          <Turn label="Nächster Monat" turn={() => setMonth(monthAfter(month, 1))}>
            <IconChevronRight size={18} aria-hidden />
          </Turn>
        </div>
      }
    >
      <Grid month={month} today={today} posts={shown} open={props.open} />
      {shown.length > 0 ? (
        <PostList {...props} posts={shown} />
      ) : (
        <EmptyState icon={IconCalendarEvent} title={`Im ${name} ist nichts geplant`}>
          Ein fester Tag in der Woche hilft: zum Beispiel dienstags das Gericht der Woche.
        </EmptyState>
      )}
    </Section>
  );
}

const Turn = ({ label, turn, children }: { label: string; turn: () => void; children: React.ReactNode }) => (
  <ActionIcon variant="default" aria-label={label} onClick={turn}>
    {children}
  </ActionIcon>
);

export const dayOf = ({ plannedAt }: PostView): string => berlinClock(new Date(plannedAt)).date;

interface GridProps {
  month: string;
  today: string;
  posts: readonly PostView[];
  open: (post: PostView) => void;
}

/** Phones have no room for seven columns of words; the list below says the same. */
const Grid = ({ month, today, posts, open }: GridProps) => (
  <table className={classes.grid}>
    <thead>
      <tr>
        {WEEKDAYS.map((day) => (
          <th key={day} scope="col">
            {WEEKDAY_SHORT[day]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <td key={day} data-other={monthOf(day) !== month || undefined}>
              <span className={classes.number} data-today={day === today || undefined}>
                {Number(day.slice(8))}
              </span>
              {posts
                .filter((post) => dayOf(post) === day)
                .map((post) => (
                  <button
                    key={post.id}
                    type="button"
                    className={classes.entry}
                    data-done={post.doneAt !== null || undefined}
                    onClick={() => open(post)}
                  >
                    {post.title}
                  </button>
                ))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
