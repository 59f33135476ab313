import { Alert, Button, Progress } from '@mantine/core';
import type { MenuReadingView } from '../../../../../../src/media/reading/menu-reading.view';
import { FEATURES } from '../../../../../../src/shop/subscription/plans';
import { PlanLock } from '../../../../../components/states/PlanLock';
import { ConnectHelp } from '../../../../../components/texts/ConnectHelp';
import { closing, useUnsaved } from '../../../../../lib/form/unsaved';
import classes from './OldMenu.module.css';
import { ReadTable } from './ReadTable';
import { SourceForm } from './SourceForm';
import { SourceView } from './SourceView';
import type { OldMenu } from './useOldMenu';

interface Props {
  old: OldMenu;
  /** Hands a file over to the import. */
  check: (file: File) => Promise<void>;
}

/** The table alone: thrown away without the page. */
const TABLE = 'oldMenu';

/** From an old menu to rows that somebody has read; the import takes it from there. */
export function OldMenuPart({ old, check }: Props) {
  const { desk, reading, rows, changed, problem } = old;
  useUnsaved(changed ? { what: 'Gelesene Karte', changes: [`${rows.length} Zeilen`] } : null, TABLE);
  if (!desk) return null;

  return (
    <div className={classes.part}>
      {problem && <Alert color="red">{problem}</Alert>}
      {reading?.state === 'running' && <Running reading={reading} old={old} />}
      {reading && reading.state !== 'running' && (
        <>
          {reading.problem && <Alert color="yellow">{reading.problem}</Alert>}
          {rows.length > 0 && (
            <div className={classes.sides}>
              <SourceView reading={reading} />
              <ReadTable
                old={old}
                reading={reading}
                check={check}
                discard={closing(TABLE, () => void old.discard())}
              />
            </div>
          )}
        </>
      )}
      {reading?.state !== 'running' && rows.length === 0 && <Start old={old} desk={desk} />}
    </div>
  );
}

function Start({ old, desk }: { old: OldMenu; desk: NonNullable<OldMenu['desk']> }) {
  if (!desk.isConnected) return <ConnectHelp />;
  if (desk.quota.limit === 0)
    return <PlanLock level={FEATURES.texts}>Das Einlesen mit dem Sprachmodell gibt es</PlanLock>;
  return <SourceForm old={old} quota={desk.quota} />;
}

function Running({ reading, old }: { reading: MenuReadingView; old: OldMenu }) {
  const { read, parts, name } = reading;

  return (
    <div className={classes.running}>
      <p className={classes.strong} role="status">
        {parts === 1 ? `„${name}“ wird gelesen …` : `„${name}“: ${read} von ${parts} Teilen gelesen …`}
      </p>
      <Progress.Root size="lg" className={classes.bar}>
        <Progress.Section
          value={Math.max(6, Math.round((read / parts) * 100))}
          animated
          aria-label="Fortschritt beim Lesen"
        />
      </Progress.Root>
      <p className={classes.quiet}>
        Das dauert je Seite bis zu zwei Minuten. Du kannst diese Seite verlassen.
      </p>
      <Button variant="default" onClick={() => void old.cancel()} loading={old.busy}>
        Abbrechen
      </Button>
    </div>
  );
}
