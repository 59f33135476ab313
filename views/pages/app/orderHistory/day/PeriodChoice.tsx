import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { navigate } from 'vike/client/router';
import type { Span } from '../../../../../src/shop/history/day/day.types';
import type { DayPage } from '../../../../../src/shop/history/day/day.view';
import { DayField } from '../../../../components/fields/DayField';
import classes from './Day.module.css';

const SPANS: { value: Span; label: string }[] = [
  { value: 'day', label: 'Tag' },
  { value: 'week', label: 'Woche' },
  { value: 'month', label: 'Monat' },
];

const NAME: Record<Span, string> = { day: 'Tag', week: 'Woche', month: 'Monat' };

/** Which days: by span, one further, or the one that is in somebody's mind. */
export function PeriodChoice({ page: { span, period, before, after } }: { page: DayPage }) {
  const go = (day: string, how: Span = span) => {
    if (day)
      void navigate(addressOf(day, how), { overwriteLastHistoryEntry: true, keepScrollPosition: true });
  };

  return (
    <div className={classes.choice}>
      <SegmentedControl
        aria-label="Zeitraum"
        value={span}
        onChange={(value) => go(period.from, value as Span)}
        data={SPANS}
      />
      <div className={classes.step}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={`${NAME[span]} zurück`}
          onClick={() => go(before)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <DayField
          label={span === 'day' ? 'Tag' : `${NAME[span]} mit diesem Tag`}
          value={period.from}
          onDay={go}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={`${NAME[span]} weiter`}
          disabled={!after}
          onClick={() => after && go(after)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}

const addressOf = (day: string, span: Span): string =>
  `/app/orderHistory/day?${new URLSearchParams({ day, ...(span !== 'day' && { span }) })}`;
