import { Button } from '@mantine/core';
import { WHY_TEXT } from '../../../../src/shop/menu-run/menu-run.rules';
import type { RunRow } from '../../../../src/shop/menu-run/menu-run.view';
import { DateTime } from '../../../components/tables/DateTime';
import lines from '../../../components/tables/SortableLines.module.css';
import { useSending } from '../../../lib/form/sending';
import { takeBack } from '../../../lib/toasts/undo';
import classes from './Bin.module.css';

/** Changes of many dishes at once: the latest ten can be taken back. */
export function RunList({ runs }: { runs: RunRow[] }) {
  if (runs.length === 0) return null;

  return (
    <section className={classes.runs} aria-labelledby="runs">
      <h2 id="runs" className={classes.title}>
        Letzte Änderungen an der Karte
      </h2>
      <p className={classes.none}>
        Die letzten zehn lassen sich zurücknehmen. Was ihr danach von Hand geändert habt, bleibt.
      </p>
      <ul className={`${lines.lines} ${classes.list}`} aria-label="Letzte Änderungen">
        {runs.map((run) => (
          <Line key={run.id} run={run} />
        ))}
      </ul>
    </section>
  );
}

function Line({ run }: { run: RunRow }) {
  const { id, title, at, who, takenBackAt } = run;
  const { busy, send } = useSending();

  return (
    <li className={`${lines.line} ${classes.run}`}>
      <div className={lines.words}>
        <p className={lines.name}>{title}</p>
        <p className={lines.facts}>
          {countsOf(run)}. {who}, <DateTime at={at} />
        </p>
        {takenBackAt && (
          <p className={lines.facts}>
            Zurückgenommen <DateTime at={takenBackAt} />
            {run.leftCount > 0 && `, außer ${leftOf(run)}`}
          </p>
        )}
      </div>
      {!takenBackAt && (
        <Button
          variant="default"
          className={classes.restore}
          aria-label={`${title} rückgängig machen`}
          loading={busy}
          onClick={() => void send(() => takeBack(id))}
        >
          Rückgängig
        </Button>
      )}
    </li>
  );
}

function countsOf({ changed, added, removed }: RunRow): string {
  const parts = [
    added > 0 && `${added} neu`,
    changed > 0 && `${changed} geändert`,
    removed > 0 && `${removed} gelöscht`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Neue Kategorien';
}

function leftOf({ left, leftCount }: RunRow): string {
  const named = left.map(({ name, why }) => `„${name}“ (${WHY_TEXT[why]})`).join(', ');
  const more = leftCount - left.length;
  return more > 0 ? `${named} und ${more} weiteren` : named;
}
