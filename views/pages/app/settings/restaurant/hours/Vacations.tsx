import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { addDays, berlinClock, formatDate } from '../../../../../../src/shared/berlin-time';
import type { Vacation } from '../../../../../../src/shop/opening-hours/opening-hours.types';
import type { Settings } from '../useSettings';
import classes from './Exceptions.module.css';

export function Vacations({ settings, now }: { settings: Settings; now: Date }) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two stretches may be alike until one is corrected
          <li key={index} className={classes.card}>
            <div className={classes.row}>
              <TextInput
                type="date"
                label="Erster Tag"
                value={vacation.from}
                error={problems[`vacations.${index}`]}
                onChange={({ currentTarget }) => change(index, { from: currentTarget.value })}
              />
              <TextInput
                type="date"
                label="Letzter Tag"
                value={vacation.to}
                error={problems[`vacations.${index}.to`]}
                onChange={({ currentTarget }) => change(index, { to: currentTarget.value })}
              />
              <TextInput
                label="Was Gäste lesen"
                placeholder="z. B. Sommerpause"
                maxLength={80}
                value={vacation.label}
                onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
              />
              <ActionIcon
                aria-label={`Betriebsferien ab ${vacation.from ? formatDate(vacation.from) : '…'} entfernen`}
                onClick={() => set(vacations.filter((_, i) => i !== index))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        Betriebsferien hinzufügen
      </Button>
    </section>
  );
}
