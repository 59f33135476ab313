import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TimeRange } from '../../../src/shop/opening-hours/opening-hours.types';
import { minuteOf } from '../../../src/shop/opening-hours/week.rules';
import { endIn, timeIn } from '../../lib/form/time-of-day.rules';
import { FieldError } from '../fields/FieldError';
import { TimeField, UNREADABLE } from '../fields/TimeField';
import classes from './Hours.module.css';

interface RangeRowProps {
  /** 'Montag': what the fields are called for those who cannot see where they stand. */
  name: string;
  range: TimeRange;
  /** The id of the sentence that says what is wrong. */
  id: string;
  problem?: string;
  onChange: (range: TimeRange) => void;
  /** Left out where the last stretch of a day must stay. */
  onRemove?: () => void;
  /** What else can be done here. */
  children?: ReactNode;
}

/** One stretch of a day, from and to. */
export function RangeRow({ name, range, id, problem, onChange, onRemove, children }: RangeRowProps) {
  const unreadable = { from: isUnreadable(timeIn, range.from), to: isUnreadable(endIn, range.to) };
  const isAny = unreadable.from || unreadable.to;
  // Said below both, so that neither of them moves.
  const fieldOf = (end: 'from' | 'to') => ({
    onKeyDown: settleOnEnter,
    ...((isAny ? unreadable[end] : problem) && { error: true, 'aria-describedby': id }),
  });

  return (
    <div>
      <div className={classes.range}>
        <TimeField
          aria-label={`${name} von`}
          value={range.from}
          onChange={(from) => onChange({ ...range, from })}
          {...fieldOf('from')}
        />
        <span aria-hidden>–</span>
        <TimeField
          aria-label={`${name} bis`}
          end
          value={range.to}
          onChange={(to) => onChange({ ...range, to })}
          {...fieldOf('to')}
        />
        {onRemove && (
          <ActionIcon aria-label={`${name}: ${range.from} bis ${range.to} entfernen`} onClick={onRemove}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
        {children}
        {isPastMidnight(range) && <span className={classes.night}>bis zum nächsten Tag</span>}
      </div>
      <FieldError id={id}>{isAny ? UNREADABLE : problem}</FieldError>
    </div>
  );
}

const isUnreadable = (read: typeof timeIn, time: string): boolean => time !== '' && read(time) === null;

function isPastMidnight({ from, to }: TimeRange): boolean {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return start !== null && end !== null && end < start;
}

/** A typed time is taken over when the field loses the focus, so Enter must not send the form before that. */
function settleOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
  event.currentTarget.focus();
}
