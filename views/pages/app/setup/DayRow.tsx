import { ActionIcon, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Weekday } from '../../../../src/shared/berlin-time';
import type { DayTimes, TimeRange } from '../../../../src/shop/opening-hours/opening-hours.types';
import { FieldError } from '../../../components/fields/FieldError';
import { RangeRow } from '../../../components/hours/RangeRow';
import { DAY_NAMES, MAX_RANGES } from '../../../components/hours/week';
import classes from './DayRow.module.css';
import { opened, withEvening } from './hours';

interface DayRowProps {
  day: Weekday;
  times: DayTimes;
  problems: Record<string, string>;
  onChange: (times: DayTimes) => void;
}

export function DayRow({ day, times, problems, onChange }: DayRowProps) {
  const name = DAY_NAMES[day];

  return (
    <fieldset className={classes.day}>
      <legend className={classes.legend}>{name}</legend>
      <Switch
        label={name}
        checked={!times.closed}
        onChange={({ currentTarget }) => onChange(opened(times, !currentTarget.checked))}
        className={classes.switch}
      />
      {times.closed ? (
        <p className={classes.closed}>Ruhetag</p>
      ) : (
        <DayRanges day={day} times={times} problems={problems} onChange={onChange} />
      )}
    </fieldset>
  );
}

function DayRanges({ day, times, problems, onChange }: DayRowProps) {
  const { ranges } = times;
  const name = DAY_NAMES[day];
  const field = `shopTimes.${day}`;
  const mayAddAfter = (index: number) => index === ranges.length - 1 && index + 1 < MAX_RANGES;
  const set = (next: TimeRange[]) => onChange({ ...times, ranges: next });

  return (
    <div className={classes.ranges}>
      {ranges.map((range, index) => (
        <RangeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
          key={index}
          name={name}
          range={range}
          problem={problems[`${field}.ranges.${index}`]}
          id={`${field}.${index}`}
          onChange={(to) => set(ranges.map((old, i) => (i === index ? to : old)))}
          onRemove={ranges.length > 1 ? () => set(ranges.filter((_, i) => i !== index)) : undefined}
        >
          {mayAddAfter(index) && (
            <ActionIcon aria-label={`Weitere Zeit am ${name}`} onClick={() => onChange(withEvening(times))}>
              <IconPlus size={18} aria-hidden />
            </ActionIcon>
          )}
        </RangeRow>
      ))}
      <FieldError id={field}>{problems[field] ?? problems[`${field}.ranges`]}</FieldError>
    </div>
  );
}
