import { ActionIcon, Switch } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { Weekday } from '../../../../src/shared/berlin-time';
import type { DayTimes, TimeRange } from '../../../../src/shop/opening-hours/opening-hours.types';
import { FieldError } from '../../../components/FieldError';
import { TimeField } from '../../../components/TimeField';
import classes from './DayRow.module.css';
import { DAY_NAMES, opened, withEvening } from './hours';

const MOST = 4;

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
            <Range
              // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
              key={index}
              name={name}
              range={range}
              problem={problems[`${field}.ranges.${index}`]}
              id={`${field}.${index}`}
              onChange={(to) => setRange(index, to)}
              onRemove={times.ranges.length > 1 ? () => remove(index) : undefined}
              onAdd={isLast(index) && index + 1 < MOST ? () => onChange(withEvening(times)) : undefined}
            />
          ))}
          <FieldError id={field}>{problems[field] ?? problems[`${field}.ranges`]}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface RangeProps {
  name: string;
  range: TimeRange;
  id: string;
  problem?: string;
  onChange: (range: TimeRange) => void;
  onRemove?: () => void;
  onAdd?: () => void;
}

function Range({ name, range, id, problem, onChange, onRemove, onAdd }: RangeProps) {
  const field = {
    onKeyDown: settleOnEnter,
    ...(problem && { 'aria-invalid': true, 'aria-describedby': id }),
  };

  return (
    <div>
      <div className={classes.range}>
        <TimeField
          aria-label={`${name} von`}
          value={range.from}
          onChange={(from) => onChange({ ...range, from })}
          {...field}
        />
        <span aria-hidden>–</span>
        <TimeField
          aria-label={`${name} bis`}
          value={range.to}
          onChange={(to) => onChange({ ...range, to })}
          {...field}
        />
        {onRemove && (
          <ActionIcon
            aria-label={`Zeit ${range.from} bis ${range.to} am ${name} entfernen`}
            onClick={onRemove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
        {onAdd && (
          <ActionIcon aria-label={`Weitere Zeit am ${name}`} onClick={onAdd}>
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <FieldError id={id}>{problem}</FieldError>
    </div>
  );
}

/** A typed time counts once the field is left; Enter would send the form before that. */
function settleOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
  event.currentTarget.focus();
}
