import { Button } from '@mantine/core';
import { IconChartBar, IconDownload } from '@tabler/icons-react';
import type { HistoryAsked } from '../../../../src/shop/history/history.view';
import { useSending } from '../../../lib/form/sending';
import { download } from '../../../lib/http/transfer';
import { queryOf } from './question.rules';

/** For who leads the restaurant: the figures, and the shown orders as a file. */
export function HistoryActions({ asked }: { asked: HistoryAsked }) {
  const { busy, send } = useSending();
  const fetchFile = () =>
    send(() => download(`/api/orderHistory/export${queryOf(asked)}`, `bestellungen${nameOf(asked)}.csv`));

  return (
    <>
      <Button
        component="a"
        href="/app/orderHistory/day"
        variant="default"
        leftSection={<IconChartBar size={18} aria-hidden />}
      >
        Tagesübersicht
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={busy}
        onClick={() => void fetchFile()}
      >
        Als CSV
      </Button>
    </>
  );
}

const nameOf = ({ from, to }: HistoryAsked): string =>
  [from, to === from ? '' : to]
    .filter(Boolean)
    .map((day) => `-${day}`)
    .join('');
