import { Button } from '@mantine/core';
import { formatDate } from '../../../../src/shared/berlin-time';
import { countOf } from '../../../../src/shop/bin/bin.rules';
import type { BinRow } from '../../../../src/shop/bin/bin.view';
import { DateTime } from '../../../components/tables/DateTime';
import lines from '../../../components/tables/SortableLines.module.css';
import classes from './Bin.module.css';
import { type BinHands, BinLine } from './BinLine';

/** Many things that went in one act, such as a taken-back import: they come back in one, and each by itself. */
export function BinStep({ rows, ...hands }: BinHands & { rows: readonly BinRow[] }) {
  const { chosen, choose, restoring } = hands;
  const [first] = rows;
  if (!first) return null;
  const ids = rows.map(({ id }) => id);
  const count = countOf(rows);
  const isChosen = ids.every((id) => chosen.has(id));

  function toggle(): void {
    const others = [...chosen].filter((id) => !ids.includes(id));
    choose(new Set(isChosen ? others : [...others, ...ids]));
  }

  return (
    <li className={classes.step}>
      <div className={lines.line}>
        <label className={classes.tick}>
          <input type="checkbox" checked={isChosen} onChange={toggle} />
          <span className="visually-hidden">{count} auswählen</span>
        </label>
        <div className={lines.words}>
          <p className={lines.name}>{count} auf einmal</p>
          <p className={lines.facts}>
            Gelöscht von {first.who}, <DateTime at={first.deletedAt} />. Bleibt bis{' '}
            {formatDate(new Date(first.until))}.
          </p>
        </div>
        <Button
          variant="default"
          className={classes.restore}
          aria-label={`${count} wiederherstellen`}
          loading={restoring.busy}
          onClick={() => void restoring.restore(ids)}
        >
          Alle wiederherstellen
        </Button>
      </div>
      <details className={classes.each}>
        <summary>Einzeln ansehen</summary>
        <ul className={`${lines.lines} ${classes.list}`} aria-label={`${count}, einzeln`}>
          {rows.map((row) => (
            <BinLine key={row.id} row={row} {...hands} />
          ))}
        </ul>
      </details>
    </li>
  );
}
