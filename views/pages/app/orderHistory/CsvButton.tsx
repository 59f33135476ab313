import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { HistoryAsked } from '../../../../src/shop/history/history.view';
import { useSending } from '../../../lib/form/sending';
import { download } from '../../../lib/http/transfer';
import { queryOf } from './question.rules';

/** The orders in question as a file for a table program. */
export function CsvButton({ asked }: { asked: HistoryAsked }) {
  const { busy, send } = useSending();
  const fetchFile = () =>
    send(() => download(`/api/orderHistory/export${queryOf(asked)}`, `bestellungen${nameOf(asked)}.csv`));

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={busy}
      onClick={() => void fetchFile()}
    >
      Als CSV
    </Button>
  );
}

const nameOf = ({ from, to }: HistoryAsked): string =>
  [from, to === from ? '' : to]
    .filter(Boolean)
    .map((day) => `-${day}`)
    .join('');
