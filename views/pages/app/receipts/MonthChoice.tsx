import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { navigate } from 'vike/client/router';
import type { ReceiptsPage } from '../../../../src/shop/fiscal-export/page/receipts.view';
import classes from './Receipts.module.css';

/** One month back or on. */
export function MonthChoice({ page: { earlier, later, monthLabel } }: { page: ReceiptsPage }) {
  const go = (month: string | null) => {
    if (month)
      void navigate(`/app/receipts?month=${month}`, {
        overwriteLastHistoryEntry: true,
        keepScrollPosition: true,
      });
  };

  return (
    <div className={classes.months}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="Monat zurück"
        disabled={!earlier}
        onClick={() => go(earlier)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <span>{monthLabel}</span>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="Monat weiter"
        disabled={!later}
        onClick={() => go(later)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
