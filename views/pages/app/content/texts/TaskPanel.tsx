import { Alert, Button, Progress } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { TextDesk, TextTaskView } from '../../../../../src/media/texts/desk/text-desk.view';
import { TEXTS_AT_ONCE, type TextTaskKind } from '../../../../../src/media/texts/desk/text-task.types';
import { formatDateTime } from '../../../../../src/shared/berlin-time';
import { MonthUsed, textsLeft } from '../../../../components/texts/MonthUsed';
import classes from './TextsPage.module.css';
import type { CurrentDesk } from './useTextDesk';

interface Words {
  missing: (count: number) => string;
  none: string;
  start: string;
  /** What the model left out the last time. */
  skipped: (count: number) => string;
}

const WORDS: Record<TextTaskKind, Words> = {
  descriptions: {
    missing: (count) =>
      count === 1 ? 'Eine Speise hat keine Beschreibung' : `${count} Speisen haben keine Beschreibung`,
    none: 'Jede Speise hat eine Beschreibung',
    start: 'Beschreibungen vorschlagen',
    skipped: (count) => (count === 1 ? 'Für eine Speise' : `Für ${count} Speisen`),
  },
  translations: {
    missing: (count) =>
      count === 1 ? 'Ein Text ist noch nicht übersetzt' : `${count} Texte sind noch nicht übersetzt`,
    none: 'Alles übersetzt',
    start: 'Ins Englische übersetzen lassen',
    skipped: (count) => (count === 1 ? 'Für einen Text' : `Für ${count} Texte`),
  },
  alts: {
    missing: (count) =>
      count === 1
        ? 'Ein Bild hat keinen Text für Gäste, die es nicht sehen'
        : `${count} Bilder haben keinen Text für Gäste, die sie nicht sehen`,
    none: 'Jedes Bild hat einen Text',
    start: 'Bilder beschreiben lassen',
    skipped: (count) => (count === 1 ? 'Für ein Bild' : `Für ${count} Bilder`),
  },
};

/** What is missing, what is being written, and what the month still gives. */
export function TaskPanel({ current }: { current: CurrentDesk }) {
  const { desk, busy, problem, start, cancel } = current;
  const { task, missing, kind, quota, proposals } = desk;
  const words = WORDS[kind];
  const isRunning = task?.state === 'running';

  return (
    <section className={classes.panel} aria-label="Stand">
      <div className={classes.panelWords}>
        <p className={classes.strong} role="status">
          {isRunning ? progressOf(task) : missing > 0 ? words.missing(missing) : noneLeft(desk, words.none)}
        </p>
        {isRunning && (
          <Progress.Root size="lg" className={classes.progress}>
            <Progress.Section value={shareOf(task)} animated aria-label="Fortschritt" />
          </Progress.Root>
        )}
        <p className={classes.quiet}>{isRunning ? runningNote(task) : <MonthNote desk={desk} />}</p>
        {!isRunning && missing > 0 && task?.state === 'done' && task.skipped > 0 && (
          <p className={classes.quiet}>
            {words.skipped(Math.min(task.skipped, missing))} kam beim letzten Mal nichts Brauchbares.
          </p>
        )}
      </div>
      {isRunning
        ? !task.cancelled && (
            <Button variant="default" onClick={() => void cancel()} loading={busy}>
              Abbrechen
            </Button>
          )
        : missing > 0 && (
            <Button
              disabled={textsLeft(quota) === 0}
              variant={proposals.length > 0 ? 'default' : 'filled'}
              leftSection={<IconSparkles size={18} aria-hidden="true" />}
              onClick={() => void start()}
              loading={busy}
            >
              {words.start}
            </Button>
          )}
      <Trouble desk={desk} problem={problem} />
    </section>
  );
}

const runningNote = ({ cancelled }: TextTaskView): string =>
  cancelled
    ? 'Wird abgebrochen, sobald der angefangene Text fertig ist.'
    : 'Du kannst diese Seite verlassen. Die Vorschläge warten hier auf dich.';

/** What the month still gives, and whether that is enough for what is missing. */
function MonthNote({ desk: { quota, kind, missing } }: { desk: TextDesk }) {
  const perText = TEXTS_AT_ONCE[kind];
  const reach = textsLeft(quota) * perText;

  return (
    <>
      <MonthUsed quota={quota} />
      {perText > 1 && ` ${perText} Übersetzungen zählen als ein Text.`}
      {reach > 0 && reach < missing && ` Das reicht in diesem Monat noch für ${reach} davon.`}
    </>
  );
}

function Trouble({ desk, problem }: { desk: TextDesk; problem: string | null }) {
  const sentence = problem ?? brokenOff(desk);
  return sentence === null ? null : (
    <Alert color="red" className={classes.trouble}>
      {sentence}
    </Alert>
  );
}

/** Why the last one stopped, with its hour: whoever reads it may come days later. A month that is used up is told above. */
function brokenOff({ task, missing, quota }: TextDesk): string | null {
  if (task?.state !== 'failed' || !task.finishedAt || missing === 0 || textsLeft(quota) === 0) return null;
  return `Abgebrochen am ${formatDateTime(new Date(task.finishedAt))} Uhr. ${task.problem}`;
}

const noneLeft = ({ proposals }: TextDesk, none: string): string =>
  proposals.length > 0 ? 'Nichts mehr zu schreiben, nur noch zu prüfen' : none;

const progressOf = ({ written, skipped, total }: TextTaskView): string =>
  `${written + skipped} von ${total} geschrieben …`;

const shareOf = ({ written, skipped, total }: TextTaskView): number =>
  total === 0 ? 0 : Math.round(((written + skipped) / total) * 100);
