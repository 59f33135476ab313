import { Button } from '@mantine/core';
import { formatDate } from '../../../../src/shared/berlin-time';
import { KIND_NAMES } from '../../../../src/shop/bin/bin.rules';
import type { BinPage, BinRow } from '../../../../src/shop/bin/bin.view';
import { DateTime } from '../../../components/tables/DateTime';
import lines from '../../../components/tables/SortableLines.module.css';
import classes from './Bin.module.css';
import { CategoryQuestion } from './CategoryQuestion';
import { useRestoring } from './useRestoring';

interface Props extends Pick<BinPage, 'rows' | 'categories'> {
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
}

export function BinList({ rows, categories, chosen, choose }: Props) {
  const restoring = useRestoring();

  function toggle(id: string): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  }

  return (
    <>
      <ul className={`${lines.lines} ${classes.list}`} aria-label="Gelöscht">
        {rows.map((row) => (
          <li key={row.id} className={lines.line}>
            <label className={classes.tick}>
              <input type="checkbox" checked={chosen.has(row.id)} onChange={() => toggle(row.id)} />
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
        ))}
      </ul>
      <CategoryQuestion restoring={restoring} categories={categories} />
    </>
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
