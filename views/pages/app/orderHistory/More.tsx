import { Button } from '@mantine/core';
import { formatDate } from '../../../../src/shared/berlin-time';
import classes from './History.module.css';
import type { RowList } from './useRows';

/** The way to what lies further back; a long search says how far it has come. */
export function More({ list: { next, stoppedAt, busy, more, rows } }: { list: RowList }) {
  if (!next) return null;

  return (
    <div className={classes.more}>
      {stoppedAt && (
        <p role="status">
          {rows.length === 0 ? 'Noch nichts gefunden. ' : ''}
          Durchsucht ist alles bis zum {formatDate(stoppedAt)}.
        </p>
      )}
      <Button variant="default" loading={busy} onClick={() => void more()}>
        {stoppedAt ? 'Weiter zurück suchen' : 'Ältere Bestellungen'}
      </Button>
    </div>
  );
}
