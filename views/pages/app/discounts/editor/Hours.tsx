import { SegmentedControl, Switch } from '@mantine/core';
import { useState } from 'react';
import { WEEKDAY_SHORT, WEEKDAYS, type Weekday } from '../../../../../src/shared/berlin-time';
import { sameTimesDaily } from '../../../../../src/shop/opening-hours/opening-defaults.rules';
import type { ShopTimes, TimeRange } from '../../../../../src/shop/opening-hours/opening-hours.types';
import { FieldError } from '../../../../components/fields/FieldError';
import { Ranges } from '../../../../components/hours/Ranges';
import { WeekEditor } from '../../../../components/hours/WeekEditor';
import { DAY_NAMES } from '../../../../components/hours/week';
import classes from './Editor.module.css';
import type { OfferEditing, Problems } from './useOffer';

const HAPPY: TimeRange = { from: '15:00', to: '17:00' };

/** Days and the hours they share; where each day differs, the whole week. */
export function Hours({ editing: { form, change, problems } }: { editing: OfferEditing }) {
  const { hours } = form;
  const [each, setEach] = useState(() => hours !== null && !isShared(hours));
  return (
    <div className={classes.hours}>
      <Switch
        label="Nur an bestimmten Tagen oder Uhrzeiten"
        description="Zum Beispiel eine Happy Hour. Alle Zeiten sind deutsche Zeit."
        checked={hours !== null}
        onChange={({ currentTarget }) =>
          change({ hours: currentTarget.checked ? sameTimesDaily([HAPPY]) : null })
        }
      />
      {hours && (
        <>
          {each ? (
            <WeekEditor
              times={hours}
              field="conditions.hours"
              problems={problems}
              closed="Gilt nicht"
              onChange={(week) => change({ hours: week })}
            />
          ) : (
            <Shared hours={hours} problems={problems} onChange={(week) => change({ hours: week })} />
          )}
          <FieldError id="conditions.hours">{problems['conditions.hours']}</FieldError>
          <Switch
            label="Jeder Tag hat eigene Zeiten"
            checked={each}
            onChange={({ currentTarget }) => {
              setEach(currentTarget.checked);
              if (!currentTarget.checked) change({ hours: sharedFrom(hours) });
            }}
          />
          <SegmentedControl
            aria-label="Welche Uhrzeit zählt"
            className={classes.clock}
            value={form.clock}
            onChange={(clock) => change({ clock: clock as typeof form.clock })}
            data={[
              { value: 'order', label: 'Bestellzeit zählt' },
              { value: 'handover', label: 'Übergabe zählt' },
            ]}
          />
        </>
      )}
    </div>
  );
}

interface SharedProps {
  hours: ShopTimes;
  problems: Problems;
  onChange: (hours: ShopTimes) => void;
}

function Shared({ hours, problems, onChange }: SharedProps) {
  const ranges = rangesIn(hours);
  const first = WEEKDAYS.find((day) => !hours[day].closed) ?? 'monday';
  const toggle = (day: Weekday) =>
    onChange({ ...hours, [day]: { closed: !hours[day].closed, ranges: structuredClone(ranges) } });
  const setRanges = (next: TimeRange[]) =>
    onChange(
      Object.fromEntries(
        WEEKDAYS.map((day) => [day, { closed: hours[day].closed, ranges: structuredClone(next) }]),
      ) as ShopTimes,
    );
  return (
    <div className={classes.shared}>
      <fieldset className={classes.days}>
        <legend className="visually-hidden">Tage</legend>
        {WEEKDAYS.map((day) => (
          <button
            key={day}
            type="button"
            className={classes.day}
            aria-pressed={!hours[day].closed}
            aria-label={DAY_NAMES[day]}
            onClick={() => toggle(day)}
          >
            {WEEKDAY_SHORT[day]}
          </button>
        ))}
      </fieldset>
      <Ranges
        name="An diesen Tagen"
        ranges={ranges}
        field={`conditions.hours.${first}.ranges`}
        problems={problems}
        onChange={setRanges}
      />
    </div>
  );
}

const rangesIn = (hours: ShopTimes): TimeRange[] => {
  const open = WEEKDAYS.find((day) => !hours[day].closed);
  return hours[open ?? 'monday'].ranges;
};

const isShared = (hours: ShopTimes): boolean => {
  const ranges = JSON.stringify(rangesIn(hours));
  return WEEKDAYS.every((day) => hours[day].closed || JSON.stringify(hours[day].ranges) === ranges);
};

const sharedFrom = (hours: ShopTimes): ShopTimes =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [day, { closed: hours[day].closed, ranges: structuredClone(rangesIn(hours)) }]),
  ) as ShopTimes;
