import { useEffect, useState } from 'react';
import type { GuestTableView } from '../../../src/storefront/table/table.view';
import type { PageConfig } from '../lib/config';
import { inOrder } from '../lib/live/in-order';
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
    const ways: (() => void)[] = [];
    // Nobody comes back to a closed table: what asked for it is silent from then on.
    const stop = () => {
      for (const leave of ways.splice(0)) leave();
    };
    const look = inOrder(
      () => lookAtTable(config, guest),
      (answer) => {
        if (answer.ok) return setTable(answer.data);
        if (answer.code !== 'TAB_OVER') return;
        setOver(true);
        stop();
      },
    );
    void look();
    const poll = setInterval(() => document.visibilityState === 'visible' && void look(), POLL_MS);
    ways.push(
      followTable(config, guest, () => void look()),
      watchTable(() => void look()),
      () => clearInterval(poll),
    );
    return stop;
  }, [config, guest]);
  return { table, isOver, setTable };
}
