import { ActionIcon, Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { berlinClock, formatDate } from '../../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL, FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { SpecialDay } from '../../../../../src/shop/opening-hours/opening-hours.types';
import { Select } from '../../../../components/fields/Select';
import { Ranges } from '../../../../components/hours/Ranges';
import { withAnother } from '../../../../components/hours/week';
import type { Problems } from '../form/settings-form';
import type { Settings } from '../form/useSettings';
import classes from './Exceptions.module.css';

export function SpecialDays({ settings, now }: { settings: Settings<'exceptions'>; now: Date }) {
  const { form, problems, changeSettings } = settings;
  const { specialDays } = form.settings;
  const set = (days: SpecialDay[]) => changeSettings({ specialDays: days });

  const add = () =>
    set([
      ...specialDays,
      { date: berlinClock(now).date, fulfilment: null, ranges: [], label: '', cutPrevious: false },
    ]);

  return (
    <section aria-labelledby="sondertage">
      <h3 id="sondertage" className={classes.subtitle}>
        Sondertage
      </h3>
      <ul className={classes.cards}>
        {specialDays.map((day, index) => (
          <SpecialDayCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two days may be alike until one is corrected
            key={index}
            day={day}
            field={`specialDays.${index}`}
            problems={problems}
            onChange={(to) => set(specialDays.map((old, i) => (i === index ? to : old)))}
            onRemove={() => set(specialDays.filter((_, i) => i !== index))}
          />
        ))}
      </ul>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        Sondertag hinzufügen
      </Button>
    </section>
  );
}

interface SpecialDayCardProps {
  day: SpecialDay;
  field: string;
  problems: Problems;
  onChange: (day: SpecialDay) => void;
  onRemove: () => void;
}

function SpecialDayCard({ day, field, problems, onChange, onRemove }: SpecialDayCardProps) {
  const name = `Sondertag ${day.date ? formatDate(day.date) : 'ohne Tag'}`;
  const change = (part: Partial<SpecialDay>) => onChange({ ...day, ...part });

  return (
    <li className={classes.card}>
      <div className={classes.row}>
        <DayFields day={day} problem={problems[`${field}.date`]} change={change} />
        <ActionIcon aria-label={`${name} entfernen`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
      <Switch
        label="Geöffnet"
        aria-label={`Am ${name} geöffnet`}
        checked={day.ranges.length > 0}
        onChange={({ currentTarget }) => change({ ranges: currentTarget.checked ? withAnother([]) : [] })}
      />
      {day.ranges.length > 0 && (
        <Ranges
          name={name}
          ranges={day.ranges}
          field={`${field}.ranges`}
          problems={problems}
          onChange={(ranges) => change({ ranges })}
        />
      )}
      <Checkbox
        label="Der Abend davor endet um Mitternacht"
        checked={day.cutPrevious}
        onChange={({ currentTarget }) => change({ cutPrevious: currentTarget.checked })}
      />
    </li>
  );
}

interface DayFieldsProps {
  day: SpecialDay;
  problem?: string;
  change: (part: Partial<SpecialDay>) => void;
}

const DayFields = ({ day: { date, label, fulfilment }, problem, change }: DayFieldsProps) => (
  <>
    <TextInput
      type="date"
      label="Tag"
      value={date}
      error={problem}
      onChange={({ currentTarget }) => change({ date: currentTarget.value })}
    />
    <TextInput
      label="Anlass"
      placeholder="z. B. Heiligabend"
      maxLength={80}
      value={label}
      onChange={({ currentTarget }) => change({ label: currentTarget.value })}
    />
    <Select
      label="Gilt für"
      data={[
        { value: ALL, label: 'alles' },
        ...FULFILMENTS.map((way) => ({ value: way, label: FULFILMENT_LABEL[way] })),
      ]}
      value={fulfilment ?? ALL}
      allowDeselect={false}
      onChange={(way) => change({ fulfilment: way === ALL ? null : (way as Fulfilment | null) })}
    />
  </>
);

const ALL = 'all';
