import { Alert, Button, Progress } from '@mantine/core';
import { isBrokenOff } from '../../../../../../src/media/reading/menu-reading.types';
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

/** A page whose letters are drawn, for instance. */
const blankNote = (pages: readonly number[]): string =>
  pages.length === 1
    ? `Auf Seite ${pages[0]} steht weder Text noch ein Bild, das wir lesen können. Fotografiere sie, falls dort Speisen stehen.`
    : `Auf den Seiten ${pages.join(', ')} steht weder Text noch ein Bild, das wir lesen können. Fotografiere sie, falls dort Speisen stehen.`;

interface Props {
  old: OldMenu;
  /** Hands a file over to the import. */
  check: (file: File) => Promise<void>;
}

/** The table alone: thrown away without the page. */
const TABLE = 'oldMenu';
const CUT = 'Diese Karte ist länger, als wir auf einmal lesen. Lies den Rest danach als zweite Datei ein.';

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
          <Ended reading={reading} old={old} goOn={closing(TABLE, () => void old.goOn())} />
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

interface EndedProps {
  reading: MenuReadingView;
  old: OldMenu;
  /** Asks first where somebody has mended the table: it is made anew. */
  goOn: () => Promise<void>;
}

/** What is to be known of a reading that is over; one that broke off can go on. */
function Ended({ reading, old, goOn }: EndedProps) {
  const { problem, read, parts, isCut, blankPages } = reading;
  const rest = [isCut && CUT, blankPages.length > 0 && blankNote(blankPages)];
  const notes = [problem, ...rest].filter(Boolean).join(' ');
  if (!isBrokenOff(reading)) return notes && <Alert color="yellow">{notes}</Alert>;
  const howFar = read > 0 && `Gelesen: ${read} von ${parts} Teilen.`;

  return (
    <Alert color="yellow">
      <div className={classes.ended}>
        <span>{[problem ?? 'Abgebrochen.', howFar, ...rest].filter(Boolean).join(' ')}</span>
        <Button variant="default" size="compact-md" onClick={() => void goOn()} loading={old.busy}>
          {read > 0 ? 'Weiterlesen' : 'Noch einmal versuchen'}
        </Button>
      </div>
    </Alert>
  );
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
        {reading.cancelled
          ? 'Wird abgebrochen, sobald der angefangene Teil gelesen ist.'
          : 'Das dauert je Seite bis zu zwei Minuten. Du kannst diese Seite verlassen.'}
      </p>
      {!reading.cancelled && (
        <Button variant="default" onClick={() => void old.cancel()} loading={old.busy}>
          Abbrechen
        </Button>
      )}
    </div>
  );
}
