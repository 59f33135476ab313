import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink, IconWorldUpload } from '@tabler/icons-react';
import { isRunning } from '../../../../../src/export/build/build.types';
import type { BuildView, WebSpaceView } from '../../../../../src/export/page/export.view';
import { Section } from '../../../../components/frame/Section';
import { EmptyState } from '../../../../components/states/EmptyState';
import { Problem } from '../../../../components/states/Problem';
import { DateTime } from '../../../../components/tables/DateTime';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { download } from '../../../../lib/http/transfer';
import { filesOf, sizeOf, uploadOf } from './build-words';
import classes from './Export.module.css';
import { ReplaceOther } from './ReplaceOther';
import { RunningBuild } from './RunningBuild';
import type { Builds } from './useBuilds';

interface Props {
  builds: Builds;
  access: WebSpaceView;
  shopName: string;
}

/** What is online now, and how it gets newer. */
export function PublishSection({ builds, access, shopName }: Props) {
  const { all, busy, publish } = builds;
  const [latest] = all;
  const running = all.find(({ state }) => isRunning(state));
  const published = all.find(({ state }) => state === 'published');
  const connected = access.host !== '' && access.passwordSet;

  return (
    <Section
      title="Veröffentlichen"
      lead={
        connected
          ? 'Nur was sich geändert hat, wird übertragen. Bis alles da ist, sehen Gäste die bisherige Website.'
          : 'Ohne Zugang zum Webspace entsteht ein ZIP, das du selbst hochlädst.'
      }
      actions={<State running={running} latest={latest} />}
    >
      <div className={classes.stack}>
        {running && (
          <RunningBuild build={running} busy={busy} cancel={() => void builds.cancel(running.id)} />
        )}
        {!running && latest?.state === 'failed' && (
          <Problem>
            {latest.byItself && 'Deine letzten Änderungen gingen nicht von selbst hinaus. '}
            {latest.problem}
            {latest.otherSite && <ReplaceOther builds={builds} access={access} />}
          </Problem>
        )}
        {published ? (
          <Published build={published} auto={access.auto} />
        ) : (
          !running && (
            <EmptyState icon={IconWorldUpload} title="Noch keine Website veröffentlicht">
              Die ganze Karte mit Bildern, einer Seite je Gericht und den Rechtstexten, auf Deutsch und
              Englisch. Sie bleibt lesbar, auch wenn Tresen einmal nicht erreichbar ist.
            </EmptyState>
          )
        )}
        {access.address === '' && (
          <p className={classes.hint}>
            Trage unten die Adresse der Website ein: Nur von dort nehmen wir Bestellungen an, und
            Suchmaschinen finden damit jede Seite.
          </p>
        )}
        <div className={classes.buttons}>
          <Button
            leftSection={<IconWorldUpload size={18} aria-hidden />}
            loading={busy}
            disabled={running !== undefined}
            onClick={() => void publish()}
          >
            {connected ? 'Jetzt veröffentlichen' : 'Website erstellen'}
          </Button>
          {published?.kept && <Archive shopName={shopName} />}
          {access.address !== '' && published && (
            <Button
              component="a"
              href={access.address}
              target="_blank"
              rel="noreferrer"
              variant="subtle"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              Website ansehen
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

function State({ running, latest }: { running?: BuildView; latest?: BuildView }) {
  if (running) return <StatusBadge tone="primary">Läuft</StatusBadge>;
  if (!latest) return <StatusBadge>Noch nie</StatusBadge>;
  if (latest.state === 'failed') return <StatusBadge tone="bad">Fehlgeschlagen</StatusBadge>;
  if (latest.state === 'cancelled') return <StatusBadge tone="warn">Abgebrochen</StatusBadge>;
  return <StatusBadge tone="good">{latest.upload ? 'Veröffentlicht' : 'ZIP bereit'}</StatusBadge>;
}

function Published({ build, auto }: { build: BuildView; auto: boolean }) {
  const { requestedAt, restoredFrom, files, bytes, notes, upload } = build;
  const isOlder = restoredFrom !== null;
  return (
    <div className={classes.now}>
      <p>
        {upload ? 'Online ist der' : 'Der'} {isOlder && 'frühere '}Stand vom{' '}
        <DateTime at={restoredFrom || requestedAt} />: {filesOf(files)}, {sizeOf(bytes)}
        {uploadOf(build) && `, ${uploadOf(build)}`}.
      </p>
      {isOlder && auto && (
        <p>
          Solange er online ist, geht nichts von selbst hinaus. „Jetzt veröffentlichen“ bringt den neuesten
          Stand.
        </p>
      )}
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Archive({ shopName }: { shopName: string }) {
  const { busy, send } = useSending();
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void send(() => download('/api/export/zip', `${shopName} Website.zip`))}
    >
      Als ZIP herunterladen
    </Button>
  );
}
