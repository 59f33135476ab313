import { Alert, Button, Progress } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { TextDesk, TextTaskView } from '../../../../../src/media/texts/desk/text-desk.view';
import type { TextTaskKind } from '../../../../../src/media/texts/desk/text-task.types';
import classes from './TextsPage.module.css';
import type { CurrentDesk } from './useTextDesk';

const WORDS: Record<TextTaskKind, { missing: (count: number) => string; none: string; start: string }> = {
  descriptions: {
    missing: (count) =>
      count === 1 ? 'Eine Speise hat keine Beschreibung' : `${count} Speisen haben keine Beschreibung`,
    none: 'Jede Speise hat eine Beschreibung',
    start: 'Beschreibungen vorschlagen',
  },
  translations: {
    missing: (count) =>
      count === 1 ? 'Ein Text ist noch nicht übersetzt' : `${count} Texte sind noch nicht übersetzt`,
    none: 'Alles übersetzt',
    start: 'Ins Englische übersetzen lassen',
  },
  alts: {
    missing: (count) =>
      count === 1
        ? 'Ein Bild hat keinen Text für Gäste, die es nicht sehen'
        : `${count} Bilder haben keinen Text für Gäste, die sie nicht sehen`,
    none: 'Jedes Bild hat einen Text',
    start: 'Bilder beschreiben lassen',
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
        <p className={classes.quiet}>
          {isRunning
            ? 'Du kannst diese Seite verlassen. Die Vorschläge warten hier auf dich.'
            : `${quota.used} von ${quota.limit} Texten in diesem Monat geschrieben (Tarif „${quota.planName}“).${kind === 'translations' ? ' 20 Übersetzungen zählen als ein Text.' : ''}`}
        </p>
      </div>
      {isRunning ? (
        <Button variant="default" onClick={() => void cancel()} loading={busy}>
          Abbrechen
        </Button>
      ) : (
        missing > 0 && (
          <Button
            variant={proposals.length > 0 ? 'default' : 'filled'}
            leftSection={<IconSparkles size={18} aria-hidden="true" />}
            onClick={() => void start()}
            loading={busy}
          >
            {words.start}
          </Button>
        )
      )}
      <Trouble task={task} problem={problem} />
    </section>
  );
}

function Trouble({ task, problem }: { task: TextTaskView | null; problem: string | null }) {
  const ended = task && task.state === 'failed' ? task.problem : null;
  const sentence = problem ?? ended;
  return sentence === null ? null : (
    <Alert color="red" className={classes.trouble}>
      {sentence}
    </Alert>
  );
}

const noneLeft = ({ proposals }: TextDesk, none: string): string =>
  proposals.length > 0 ? 'Nichts mehr zu schreiben, nur noch zu prüfen' : none;

const progressOf = ({ written, skipped, total }: TextTaskView): string =>
  `${written + skipped} von ${total} geschrieben …`;

const shareOf = ({ written, skipped, total }: TextTaskView): number =>
  total === 0 ? 0 : Math.round(((written + skipped) / total) * 100);
