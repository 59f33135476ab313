import { ActionIcon, Switch } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { WEEKDAYS, type Weekday } from '../../../src/shared/berlin-time';
import type { DayTimes, ShopTimes } from '../../../src/shop/opening-hours/opening-hours.types';
import { MenuButton } from '../dialogs/MenuButton';
import { FieldError } from '../fields/FieldError';
import classes from './Hours.module.css';
import { Ranges } from './Ranges';
import { DAY_NAMES, opened, withCopies } from './week';

interface WeekEditorProps {
  times: ShopTimes;
  /** The path of the week in the form, such as 'shopTimes'. */
  field: string;
  problems: Record<string, string>;
  /** What a day without hours is called. */
  closed?: string;
  onChange: (times: ShopTimes) => void;
}

export function WeekEditor({ times, field, problems, closed = 'Ruhetag', onChange }: WeekEditorProps) {
  return (
    <div className={classes.week}>
      {WEEKDAYS.map((day) => (
        <Day
          key={day}
          day={day}
          times={times[day]}
          field={`${field}.${day}`}
          problems={problems}
          closed={closed}
          onChange={(to) => onChange({ ...times, [day]: to })}
          onCopy={(days) => onChange(withCopies(times, day, days))}
        />
      ))}
    </div>
  );
}

interface DayProps {
  day: Weekday;
  times: DayTimes;
  field: string;
  problems: Record<string, string>;
  closed: string;
  onChange: (times: DayTimes) => void;
  onCopy: (days: readonly Weekday[]) => void;
}

function Day({ day, times, field, problems, closed, onChange, onCopy }: DayProps) {
  const name = DAY_NAMES[day];

  return (
    <fieldset className={classes.day}>
      <legend className="visually-hidden">{name}</legend>
      <Switch
        label={name}
        checked={!times.closed}
        onChange={({ currentTarget }) => onChange(opened(times, currentTarget.checked))}
        className={classes.switch}
      />
      {times.closed ? (
        <p className={classes.closed}>{closed}</p>
      ) : (
        <div>
          <Ranges
            name={name}
            ranges={times.ranges}
            field={`${field}.ranges`}
            problems={problems}
            onChange={(ranges) => onChange({ ...times, ranges })}
          />
          <FieldError id={field}>{problems[field]}</FieldError>
        </div>
      )}
      <CopyMenu day={day} onCopy={onCopy} />
    </fieldset>
  );
}

const WORKDAYS = WEEKDAYS.slice(0, 5);

function CopyMenu({ day, onCopy }: { day: Weekday; onCopy: (days: readonly Weekday[]) => void }) {
  const to = (label: string, days: readonly Weekday[]) => ({ label, choose: () => onCopy(days) });

  return (
    <MenuButton
      position="bottom-end"
      heading={`${DAY_NAMES[day]} übertragen auf`}
      groups={[
        [
          to('alle Tage', WEEKDAYS),
          to('Montag bis Freitag', WORKDAYS),
          to('Samstag und Sonntag', ['saturday', 'sunday']),
        ],
        WEEKDAYS.filter((other) => other !== day).map((other) => to(DAY_NAMES[other], [other])),
      ]}
    >
      <ActionIcon aria-label={`${DAY_NAMES[day]} auf andere Tage übertragen`}>
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
    </MenuButton>
  );
}
