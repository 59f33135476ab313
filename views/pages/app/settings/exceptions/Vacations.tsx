import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { addDays, berlinClock, formatDate } from '../../../../../src/shared/berlin-time';
import type { Vacation } from '../../../../../src/shop/opening-hours/opening-hours.types';
import type { Settings } from '../form/useSettings';
import classes from './Exceptions.module.css';

export function Vacations({ settings, now }: { settings: Settings<'exceptions'>; now: Date }) {
  const { form, problems, changeSettings } = settings;
  const { vacations } = form.settings;
  const set = (list: Vacation[]) => changeSettings({ vacations: list });
  const change = (index: number, part: Partial<Vacation>) =>
    set(vacations.map((old, i) => (i === index ? { ...old, ...part } : old)));

  function add(): void {
    const today = berlinClock(now).date;
    set([...vacations, { from: today, to: addDays(today, 6), label: '' }]);
  }

  return (
    <section aria-labelledby="betriebsferien">
      <h3 id="betriebsferien" className={classes.subtitle}>
        Betriebsferien
      </h3>
      <ul className={classes.cards}>
        {vacations.map((vacation, index) => (
          <VacationCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two stretches may be alike until one is corrected
            key={index}
            vacation={vacation}
            problem={problems[`vacations.${index}`]}
            endProblem={problems[`vacations.${index}.to`]}
            onChange={(part) => change(index, part)}
            onRemove={() => set(vacations.filter((_, i) => i !== index))}
          />
        ))}
      </ul>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        Betriebsferien hinzufügen
      </Button>
    </section>
  );
}

interface VacationCardProps {
  vacation: Vacation;
  problem?: string;
  endProblem?: string;
  onChange: (part: Partial<Vacation>) => void;
  onRemove: () => void;
}

function VacationCard({ vacation, problem, endProblem, onChange, onRemove }: VacationCardProps) {
  const { from, to, label } = vacation;

  return (
    <li className={classes.card}>
      <div className={classes.row}>
        <TextInput
          type="date"
          label="Erster Tag"
          value={from}
          error={problem}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Letzter Tag"
          value={to}
          error={endProblem}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
        <TextInput
          label="Was Gäste lesen"
          placeholder="z. B. Sommerpause"
          maxLength={80}
          value={label}
          onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        />
        <ActionIcon
          aria-label={`Betriebsferien ab ${from ? formatDate(from) : '…'} entfernen`}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
