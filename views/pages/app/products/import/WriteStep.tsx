import { Button, Progress } from '@mantine/core';
import { IconAlertCircle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import type { ImportReview } from '../../../../../src/shop/menu-file/import.types';
import { type ImportView, isRunning } from '../../../../../src/shop/menu-file/import.view';
import { EmptyState } from '../../../../components/states/EmptyState';
import { useSending } from '../../../../lib/form/sending';
import { takeBack } from '../../../../lib/toasts/undo';
import classes from './Import.module.css';
import type { Import } from './useImport';

export function WriteStep({
  current: { cancel, again, busy, origin },
  view,
}: {
  current: Import;
  view: ImportView;
}) {
  const { id, state, percent, cancelled, review, problem } = view;
  const { busy: taking, send } = useSending();
  if (isRunning(state)) return <Running view={view} cancel={cancel} busy={busy} />;

  async function undo(run: string): Promise<void> {
    if (await send(() => takeBack(run))) again();
  }

  const onwards = (
    <div className={classes.buttons}>
      {state === 'done' && (
        <Button component="a" href="/app/products">
          Zur Karte
        </Button>
      )}
      {state === 'done' && id && (
        <Button variant="default" loading={taking} onClick={() => void undo(id)}>
          Rückgängig
        </Button>
      )}
      <Button variant={state === 'done' ? 'subtle' : 'filled'} onClick={again}>
        {state === 'done' && (origin === 'file' || review.goodRows === undefined)
          ? 'Weitere Datei wählen'
          : origin === 'file'
            ? 'Datei neu prüfen'
            : 'Zurück zur Tabelle'}
      </Button>
    </div>
  );
  const ends = {
    done: { icon: IconCircleCheck, title: 'Die Karte ist aktualisiert' },
    cancelled: { icon: IconArrowBackUp, title: 'Abgebrochen' },
    other: { icon: IconAlertCircle, title: 'Nichts übernommen' },
  };
  const end = state === 'done' || state === 'cancelled' ? ends[state] : ends.other;

  return (
    <div role="status" data-percent={percent} data-cancelled={cancelled || undefined}>
      <EmptyState icon={end.icon} title={end.title} action={onwards}>
        {state === 'done' ? resultOf(review, view.removeMissing) : (problem ?? 'Es ist alles wie vorher.')}
      </EmptyState>
    </div>
  );
}

function Running({ view, cancel, busy }: { view: ImportView; cancel: () => Promise<void>; busy: boolean }) {
  const undoing = view.state === 'undoing' || view.cancelled;

  return (
    <div className={classes.running}>
      <p className={classes.strong} role="status">
        {undoing ? 'Wird zurückgenommen …' : 'Wird übernommen …'}
      </p>
      <Progress.Root size="lg">
        <Progress.Section value={view.percent} animated aria-label="Fortschritt des Imports" />
      </Progress.Root>
      <p className={classes.quiet}>
        {view.percent} % · Gäste sehen die neue Karte, wenn alles fertig ist. Du kannst diese Seite verlassen.
      </p>
      {!undoing && (
        <Button variant="default" onClick={() => void cancel()} loading={busy}>
          Import abbrechen
        </Button>
      )}
    </div>
  );
}

function resultOf(review: ImportReview, removed: boolean): string {
  const { added, changed, missingCount, needed, rows, goodRows = rows } = review;
  const count = (n: number, one: string, many: string) => (n === 1 ? one : `${n} ${many}`);
  const parts = [
    added > 0 && count(added, 'eine Speise neu', 'Speisen neu'),
    changed > 0 && count(changed, 'eine geändert', 'geändert'),
    removed && count(missingCount - needed.length, 'eine gelöscht', 'gelöscht'),
  ].filter(Boolean);
  const text = parts.join(', ');
  const done = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  const stayed = rows - goodRows;
  return stayed > 0 ? `${done} ${count(stayed, 'Eine Zeile', 'Zeilen')} nicht übernommen.` : done;
}
