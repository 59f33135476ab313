import { ActionIcon, Menu, Switch } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { WEEKDAYS, type Weekday } from '../../../src/shared/berlin-time';
import type { DayTimes, ShopTimes } from '../../../src/shop/opening-hours/opening-hours.types';
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
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`${DAY_NAMES[day]} auf andere Tage übertragen`}>
          <IconCopy size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{DAY_NAMES[day]} übertragen auf</Menu.Label>
        <Menu.Item onClick={() => onCopy(WEEKDAYS)}>alle Tage</Menu.Item>
        <Menu.Item onClick={() => onCopy(WORKDAYS)}>Montag bis Freitag</Menu.Item>
        <Menu.Item onClick={() => onCopy(['saturday', 'sunday'])}>Samstag und Sonntag</Menu.Item>
        <Menu.Divider />
        {WEEKDAYS.filter((other) => other !== day).map((other) => (
          <Menu.Item key={other} onClick={() => onCopy([other])}>
            {DAY_NAMES[other]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
