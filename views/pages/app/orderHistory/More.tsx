import { Button } from '@mantine/core';
import classes from './History.module.css';
import type { RowList } from './useRows';

/** The way to what lies further back. */
export function More({ list: { next, busy, more } }: { list: RowList }) {
  if (!next) return null;

  return (
    <div className={classes.more}>
      <Button variant="default" loading={busy} onClick={() => void more()}>
        Ältere Bestellungen
      </Button>
    </div>
  );
}
