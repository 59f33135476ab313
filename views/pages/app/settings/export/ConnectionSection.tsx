import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { WebSpaceView } from '../../../../../src/export/page/export.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { Section } from '../../../../components/frame/Section';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { AccessFields } from './AccessFields';
import classes from './Export.module.css';
import { type Connection, type ConnectionCheck, useConnection } from './useConnection';

interface Props {
  access: WebSpaceView;
  version: number;
  allowed: boolean;
}

/** Where the site stands, and how we get there. */
export function ConnectionSection({ access, version, allowed }: Props) {
  const connection = useConnection(access, version);
  const { typed, type, problems, check, busy, dirty, save, test } = connection;
  useUnsaved(dirty ? { what: 'Zugang zum Webspace', save } : null);
  const stored = access.host !== '' && access.passwordSet;

  return (
    <Section
      title="Webspace"
      lead="Die Zugangsdaten stehen im Kundenbereich deines Anbieters, meist unter „FTP“."
      actions={
        <StatusBadge tone={stored ? 'good' : 'quiet'}>
          {stored ? 'Eingerichtet' : 'Nicht eingerichtet'}
        </StatusBadge>
      }
    >
      <form
        className={classes.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label="Adresse der Website"
          description="Unter der Gäste sie später aufrufen. Nur von dort nehmen wir Bestellungen an."
          placeholder="https://www.euer-restaurant.de"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          value={typed.address}
          error={problems.address}
          onChange={({ currentTarget }) => type({ address: currentTarget.value })}
        />
        <WhatIsThis />
        <AccessFields connection={connection} passwordSet={access.passwordSet} />
        <Switch
          label="Nach Änderungen von selbst veröffentlichen"
          description="Zwei Minuten nach der ersten Änderung an Karte, Zeiten oder Gestaltung, alles zusammen."
          checked={typed.auto}
          onChange={({ currentTarget }) => type({ auto: currentTarget.checked })}
        />
        <div className={classes.buttons}>
          <Button type="submit" loading={busy} disabled={!dirty}>
            Speichern
          </Button>
          {stored && allowed && (
            <Button variant="default" disabled={busy || dirty} onClick={() => void test()}>
              Verbindung prüfen
            </Button>
          )}
          {stored && <Forget connection={connection} />}
        </div>
        <div role="status">{check && <Findings check={check} />}</div>
      </form>
    </Section>
  );
}

/** For owners who have never uploaded anything. */
function WhatIsThis() {
  return (
    <details className={classes.what}>
      <summary>Webspace, FTP: Was ist das, und wo finde ich es?</summary>
      <p>
        Webspace ist der Speicherplatz, den ihr mit eurer Internetadresse gemietet habt, zum Beispiel bei
        IONOS, Strato oder ALL-INKL. FTP ist der Weg, auf dem Dateien dorthin kommen.
      </p>
      <ol>
        <li>Melde dich beim Anbieter an und suche „FTP“, „FTP-Zugang“ oder „SFTP“.</li>
        <li>
          Trage Server, Benutzername und Passwort hier ein. Am besten legst du dort einen Zugang nur dafür an.
        </li>
        <li>Speichere und tippe auf „Verbindung prüfen“: Wir sagen dir, was noch nicht stimmt.</li>
      </ol>
      <p>
        Jemand anders betreut eure Website? Dann erstelle sie oben und gib das ZIP weiter: Wer es auspackt und
        hochlädt, hat dieselbe Website.
      </p>
    </details>
  );
}

function Findings({ check: { ok, steps } }: { check: ConnectionCheck }) {
  return (
    <div className={classes.findings}>
      <p>{ok ? 'Die Verbindung steht.' : 'Hier hakt es noch:'}</p>
      <ol>
        {steps.map(({ name, ok: good, text }) => (
          <li key={name} data-good={good || undefined}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Forget({ connection: { busy, forget } }: { connection: Connection }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" color="gray" disabled={busy} onClick={() => setAsking(true)}>
        Zugang löschen
      </Button>
      <ConfirmModal
        opened={asking}
        title="Zugang löschen?"
        confirm="Löschen"
        dangerous
        busy={busy}
        onConfirm={async () => {
          if (await forget()) setAsking(false);
        }}
        onClose={() => setAsking(false)}
      >
        Die Website auf eurem Webspace bleibt, wie sie ist. Neue Stände gibt es danach nur noch als ZIP.
      </ConfirmModal>
    </>
  );
}
