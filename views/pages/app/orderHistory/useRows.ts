import { useEffect, useState } from 'react';
import type { HistoryMore, OrderHistoryPage } from '../../../../src/shop/history/history.view';
import { api } from '../../../lib/http/api';
import { queryOf } from './question.rules';

export interface RowList extends HistoryMore {
  busy: boolean;
  more: () => Promise<void>;
}

/** The page brought the first rows; the ones before them are fetched when somebody wants them. */
export function useRows(page: OrderHistoryPage): RowList {
  const { asked, rows, next } = page;
  const [shown, setShown] = useState<HistoryMore>({ rows, next });
  const [busy, setBusy] = useState(false);
  useEffect(() => setShown({ rows, next }), [rows, next]);

  async function more(): Promise<void> {
    if (!shown.next || busy) return;
    setBusy(true);
    const query = queryOf(asked);
    const after = `${query ? '&' : '?'}after=${shown.next}`;
    const answer = await api.get<HistoryMore>(`/api/orderHistory/list${query}${after}`);
    setBusy(false);
    if (answer.success)
      setShown((before) =>
        before === shown ? { ...answer.data, rows: [...shown.rows, ...answer.data.rows] } : before,
      );
  }

  return { ...shown, busy, more };
}
