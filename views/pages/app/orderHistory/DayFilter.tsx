import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { addDays } from '../../../../src/shared/berlin-time';
import type { HistoryAsked } from '../../../../src/shop/history/history.view';
import { DayField } from '../../../components/fields/DayField';
import classes from './History.module.css';

interface Props {
  asked: HistoryAsked;
  today: string;
  choose: (change: Pick<HistoryAsked, 'from' | 'to'>) => void;
}

/** What is usually wanted in one tap; any other days by hand. */
export function DayFilter({ asked: { from, to }, today, choose }: Props) {
  const periods = periodsUntil(today);
  const [byHand, setByHand] = useState(false);
  const known = periods.find((period) => period.from === from && period.to === to);
  const shown = byHand || !known ? 'own' : known.key;

  return (
    <>
      <NativeSelect
        aria-label="Zeitraum"
        value={shown}
        data={[
          ...periods.map(({ key, label }) => ({ value: key, label })),
          { value: 'own', label: 'Von … bis …' },
        ]}
        onChange={({ currentTarget: { value } }) => {
          const period = periods.find(({ key }) => key === value);
          setByHand(!period);
          if (period) choose({ from: period.from, to: period.to });
        }}
      />
      {shown === 'own' && (
        <div className={classes.days}>
          <DayField label="Von" value={from} max={to || today} onDay={(day) => choose({ from: day, to })} />
          <span aria-hidden>bis</span>
          <DayField
            label="Bis"
            value={to}
            min={from}
            max={today}
            onDay={(day) => choose({ from, to: day })}
          />
        </div>
      )}
    </>
  );
}

const periodsUntil = (today: string) => [
  { key: 'all', label: 'Jeder Tag', from: '', to: '' },
  { key: 'today', label: 'Heute', from: today, to: today },
  { key: 'yesterday', label: 'Gestern', from: addDays(today, -1), to: addDays(today, -1) },
  { key: 'week', label: 'Letzte 7 Tage', from: addDays(today, -6), to: today },
  { key: 'month', label: 'Letzte 30 Tage', from: addDays(today, -29), to: today },
];
