import { Button } from '@mantine/core';
import { formatDate } from '../../../../src/shared/berlin-time';
import { KIND_NAMES } from '../../../../src/shop/bin/bin.rules';
import type { BinRow } from '../../../../src/shop/bin/bin.view';
import { DateTime } from '../../../components/tables/DateTime';
import lines from '../../../components/tables/SortableLines.module.css';
import classes from './Bin.module.css';
import type { Restoring } from './useRestoring';

/** What a line of the bin can do. */
export interface BinHands {
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  restoring: Restoring;
}

export function BinLine({ row, chosen, choose, restoring }: BinHands & { row: BinRow }) {
  function toggle(): void {
    const next = new Set(chosen);
    if (!next.delete(row.id)) next.add(row.id);
    choose(next);
  }

  return (
    <li className={lines.line}>
      <label className={classes.tick}>
        <input type="checkbox" checked={chosen.has(row.id)} onChange={toggle} />
        <span className="visually-hidden">{row.name} auswählen</span>
      </label>
      <Words row={row} />
      <Button
        variant="default"
        className={classes.restore}
        aria-label={`${row.name} wiederherstellen`}
        loading={restoring.busy}
        onClick={() => void restoring.restore([row.id])}
      >
        Wiederherstellen
      </Button>
    </li>
  );
}

function Words({ row: { kind, name, detail, deletedAt, until, who } }: { row: BinRow }) {
  return (
    <div className={lines.words}>
      <p className={lines.name}>{name}</p>
      <p className={lines.facts}>{[KIND_NAMES[kind][0], detail].filter(Boolean).join(' · ')}</p>
      <p className={lines.facts}>
        Gelöscht von {who}, <DateTime at={deletedAt} />. Bleibt bis {formatDate(new Date(until))}.
      </p>
    </div>
  );
}
