import { useEffect, useState } from 'react';
import type { GuestTableView } from '../../../src/storefront/table/table.view';
import type { PageConfig } from '../lib/config';
import { followTable, keptAt, lookAtTable, watchTable } from './table-calls';

const POLL_MS = 20_000;

/** The table as it stands, for whoever sits at it; live while the stream holds. */
export function useTable(config: PageConfig) {
  const [kept, setKept] = useState(() => keptAt(config));
  const [table, setTable] = useState<GuestTableView | null>(null);
  const [isOver, setOver] = useState(false);
  const guest = kept?.guest ?? '';

  useEffect(() => watchTable(() => setKept(keptAt(config))), [config]);
  useEffect(() => {
    setOver(false);
    if (guest === '') return setTable(null);
    const look = async () => {
      const answer = await lookAtTable(config, guest);
      if (answer.ok) setTable(answer.data);
      else if (answer.code === 'TAB_OVER') setOver(true);
    };
    void look();
    const leave = followTable(config, guest, () => void look());
    const poll = setInterval(() => document.visibilityState === 'visible' && void look(), POLL_MS);
    const stop = watchTable(() => void look());
    return () => {
      clearInterval(poll);
      leave();
      stop();
    };
  }, [config, guest]);
  return { table, isOver, setTable };
}
