import { Button } from '@mantine/core';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { BuildState } from '../../../../../src/export/build/build.types';
import { isRunning } from '../../../../../src/export/build/build.types';
import type { BuildView } from '../../../../../src/export/page/export.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { Section } from '../../../../components/frame/Section';
import { DateTime } from '../../../../components/tables/DateTime';
import { StatusBadge, type Tone } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { download } from '../../../../lib/http/transfer';
import { durationOf, filesOf, sizeOf, uploadOf } from './build-words';
import classes from './Export.module.css';
import type { Builds } from './useBuilds';

const STATE: Record<BuildState, { tone: Tone; label: string }> = {
  waiting: { tone: 'primary', label: 'Wartet' },
  building: { tone: 'primary', label: 'Wird geschrieben' },
  uploading: { tone: 'primary', label: 'Wird übertragen' },
  published: { tone: 'good', label: 'Veröffentlicht' },
  failed: { tone: 'bad', label: 'Fehlgeschlagen' },
  cancelled: { tone: 'warn', label: 'Abgebrochen' },
};

/** What can be restored is shown besides, however old. */
const RECENT = 6;

interface Props {
  builds: Builds;
  allowed: boolean;
  shopName: string;
}

export function HistorySection({ builds, allowed, shopName }: Props) {
  const [asked, setAsked] = useState<BuildView | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { all, busy, restore } = builds;
  const current = all.find(({ state }) => state === 'published')?.id;
  const shown = isWhole ? all : all.filter(({ kept }, index) => kept || index < RECENT);
  const idle = allowed && !all.some(({ state }) => isRunning(state));

  return (
    <Section
      title="Verlauf"
      lead="Die letzten fünf Stände heben wir auf: Jeder lässt sich wieder veröffentlichen."
    >
      <ul className={classes.history}>
        {shown.map((build) => (
          <li key={build.id}>
            <What build={build} />
            {build.kept && allowed && (
              <div className={classes.buttons}>
                {build.id !== current && (
                  <Button
                    variant="default"
                    size="sm"
                    disabled={!idle || busy}
                    leftSection={<IconHistory size={16} aria-hidden />}
                    onClick={() => setAsked(build)}
                  >
                    Wiederherstellen
                  </Button>
                )}
                <Zip id={build.id} shopName={shopName} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <Button variant="subtle" size="sm" onClick={() => setWhole(true)}>
          Ältere zeigen ({all.length - shown.length})
        </Button>
      )}
      <ConfirmModal
        opened={asked !== null}
        title="Diesen Stand wieder veröffentlichen?"
        confirm="Veröffentlichen"
        busy={busy}
        onConfirm={async () => {
          if (asked && (await restore(asked.id))) setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        Gäste lesen dann wieder die Karte vom {asked && <DateTime at={asked.requestedAt} />}. Bestellt wird
        trotzdem zu den Preisen von heute. Mit „Jetzt veröffentlichen“ kommst du zum neuesten Stand zurück.
      </ConfirmModal>
    </Section>
  );
}

function What({ build }: { build: BuildView }) {
  const { state, requestedAt, seconds, who, files, bytes, problem, notes, restoredFrom, upload } = build;
  const { tone, label } = STATE[state];
  const facts = [
    ...(files > 0 && state !== 'failed' ? [`${filesOf(files)}, ${sizeOf(bytes)}`] : []),
    ...(upload ? [uploadOf(build)] : []),
    ...(seconds ? [durationOf(seconds)] : []),
    who,
  ];
  return (
    <div className={classes.entry}>
      <p className={classes.line}>
        <b>
          <DateTime at={requestedAt} />
        </b>
        <StatusBadge tone={tone}>{state === 'published' && !upload ? 'ZIP bereit' : label}</StatusBadge>
      </p>
      <p className={classes.facts}>{facts.join(' · ')}</p>
      {restoredFrom !== null && (
        <p className={classes.facts}>
          Früherer Stand{restoredFrom && ' vom '}
          {restoredFrom && <DateTime at={restoredFrom} />}
        </p>
      )}
      {problem && <p className={classes.bad}>{problem}</p>}
      {upload &&
        notes.map((note) => (
          <p key={note} className={classes.facts}>
            {note}
          </p>
        ))}
    </div>
  );
}

function Zip({ id, shopName }: { id: string; shopName: string }) {
  const { busy, send } = useSending();
  return (
    <Button
      variant="subtle"
      size="sm"
      loading={busy}
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label="Diesen Stand als ZIP herunterladen"
      onClick={() => void send(() => download(`/api/export/zip?id=${id}`, `${shopName} Website.zip`))}
    >
      ZIP
    </Button>
  );
}
