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
  const field = `shopTimes.${day}`;

  const setRange = (index: number, range: TimeRange) =>
    onChange({ ...times, ranges: times.ranges.map((old, i) => (i === index ? range : old)) });
  const isLast = (index: number) => index === times.ranges.length - 1;
  const remove = (index: number) =>
    onChange({ ...times, ranges: times.ranges.filter((_, i) => i !== index) });

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
        <div className={classes.ranges}>
          {times.ranges.map((range, index) => (
            <RangeRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
              key={index}
              name={name}
              range={range}
              problem={problems[`${field}.ranges.${index}`]}
              id={`${field}.${index}`}
              onChange={(to) => setRange(index, to)}
              onRemove={times.ranges.length > 1 ? () => remove(index) : undefined}
            >
              {isLast(index) && index + 1 < MAX_RANGES && (
                <ActionIcon
                  aria-label={`Weitere Zeit am ${name}`}
                  onClick={() => onChange(withEvening(times))}
                >
                  <IconPlus size={18} aria-hidden />
                </ActionIcon>
              )}
            </RangeRow>
          ))}
          <FieldError id={field}>{problems[field] ?? problems[`${field}.ranges`]}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
