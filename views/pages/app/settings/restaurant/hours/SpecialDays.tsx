import { ActionIcon, Button, Checkbox, Select, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { berlinClock, formatDate } from '../../../../../../src/shared/berlin-time';
import { FULFILMENTS, type Fulfilment } from '../../../../../../src/shared/fulfilment.types';
import type { SpecialDay } from '../../../../../../src/shop/opening-hours/opening-hours.types';
import { WAYS } from '../../../../../../src/shop/settings/setting-words.rules';
import { Ranges } from '../../../../../components/hours/Ranges';
import { withAnother } from '../../../../../components/hours/week';
import type { Problems } from '../settings-form';
import type { Settings } from '../useSettings';
import classes from './Exceptions.module.css';

export function SpecialDays({ settings, now }: { settings: Settings; now: Date }) {
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
  const open = day.ranges.length > 0;

  return (
    <li className={classes.card}>
      <div className={classes.row}>
        <TextInput
          type="date"
          label="Tag"
          value={day.date}
          error={problems[`${field}.date`]}
          onChange={({ currentTarget }) => onChange({ ...day, date: currentTarget.value })}
        />
        <TextInput
          label="Anlass"
          placeholder="z. B. Heiligabend"
          maxLength={80}
          value={day.label}
          onChange={({ currentTarget }) => onChange({ ...day, label: currentTarget.value })}
        />
        <Select
          label="Gilt für"
          data={[
            { value: 'all', label: 'alles' },
            ...FULFILMENTS.map((way) => ({ value: way, label: WAYS[way] })),
          ]}
          value={day.fulfilment ?? 'all'}
          allowDeselect={false}
          onChange={(way) =>
            onChange({ ...day, fulfilment: way === null || way === 'all' ? null : (way as Fulfilment) })
          }
        />
        <ActionIcon aria-label={`Sondertag ${nameOf(day)} entfernen`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
      <Switch
        label="Geöffnet"
        aria-label={`Am Sondertag ${nameOf(day)} geöffnet`}
        checked={open}
        onChange={({ currentTarget }) =>
          onChange({ ...day, ranges: currentTarget.checked ? withAnother([]) : [] })
        }
      />
      {open && (
        <Ranges
          name={`Sondertag ${nameOf(day)}`}
          ranges={day.ranges}
          field={`${field}.ranges`}
          problems={problems}
          onChange={(ranges) => onChange({ ...day, ranges })}
        />
      )}
      <Checkbox
        label="Der Abend davor endet um Mitternacht"
        checked={day.cutPrevious}
        onChange={({ currentTarget }) => onChange({ ...day, cutPrevious: currentTarget.checked })}
      />
    </li>
  );
}

const nameOf = ({ date }: SpecialDay): string => (date ? formatDate(date) : 'ohne Tag');
