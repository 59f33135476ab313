import { Button, Progress } from '@mantine/core';
import type { BuildView } from '../../../../../src/export/page/export.view';
import { percentOf, sizeOf, stepOf } from './build-words';
import classes from './Export.module.css';

interface Props {
  build: BuildView;
  busy: boolean;
  cancel: () => void;
}

const TOO_LATE = ['switch', 'clean'];

/** How far it is, as the server says a few times a second. */
export function RunningBuild({ build, busy, cancel }: Props) {
  const { progress } = build;
  const percent = percentOf(build);
  return (
    <div className={classes.running}>
      <p role="status">{stepOf(build)}</p>
      <Progress.Root size="lg">
        <Progress.Section
          value={percent ?? 100}
          striped={percent === null}
          animated
          aria-label="Fortschritt der Veröffentlichung"
        />
      </Progress.Root>
      <div className={classes.below}>
        <span>
          {progress && progress.totalFiles > 0
            ? `${progress.sentFiles} von ${progress.totalFiles} Dateien, ${sizeOf(progress.sentBytes)} von ${sizeOf(progress.totalBytes)}`
            : 'Du kannst diese Seite verlassen, es läuft weiter.'}
        </span>
        <Button
          variant="default"
          size="sm"
          disabled={busy || TOO_LATE.includes(progress?.step ?? '')}
          onClick={cancel}
        >
          Abbrechen
        </Button>
      </div>
    </div>
  );
}
