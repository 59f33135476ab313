import { Button, TextInput } from '@mantine/core';
import type { DomainView } from '../../../../../src/shop/domain/domain.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { Section } from '../../../../components/frame/Section';
import { PlanLock } from '../../../../components/states/PlanLock';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { DnsRecords } from './DnsRecords';
import classes from './Domain.module.css';
import { type DomainEditing, useDomain } from './useDomain';

/** The shop under a name of the restaurant's own: choose it, tell the DNS, have it looked at. */
export function DomainSection({ domain: initial }: { domain: DomainView }) {
  const editing = useDomain(initial);
  const { domain } = editing;

  return (
    <Section
      title="Eigene Domain"
      lead="Der Shop unter eurem Namen, zum Beispiel bestellen.euer-restaurant.de. Die Adresse bei Tresen bleibt daneben bestehen."
      actions={domain.name && <State domain={domain} />}
    >
      <div className={classes.stack}>
        {!domain.allowed && <PlanLock level={domain.needs}>Den Shop unter eigener Domain gibt es</PlanLock>}
        {domain.name === null ? domain.allowed && <Choice editing={editing} /> : <Chosen editing={editing} />}
      </div>
    </Section>
  );
}

function State({ domain: { live, allowed } }: { domain: DomainView }) {
  if (live) return <StatusBadge tone="good">Verbunden</StatusBadge>;
  return <StatusBadge tone="warn">{allowed ? 'Noch nicht verbunden' : 'Ruht'}</StatusBadge>;
}

function Choice({ editing: { typed, problem, busy, type, choose } }: { editing: DomainEditing }) {
  return (
    <form
      noValidate
      className={classes.choice}
      onSubmit={(event) => {
        event.preventDefault();
        void choose();
      }}
    >
      <TextInput
        label="Domain"
        placeholder="bestellen.euer-restaurant.de"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        className={classes.grow}
      />
      <Button type="submit" loading={busy} disabled={typed.trim() === ''}>
        Domain eintragen
      </Button>
    </form>
  );
}

function Chosen({ editing }: { editing: DomainEditing }) {
  const { domain, busy, asking, check, ask, remove } = editing;
  return (
    <>
      <p className={classes.name}>{domain.name}</p>
      {!domain.live && domain.allowed && <DnsRecords domain={domain} />}
      <div role="status">{domain.seen && <Seen domain={domain} />}</div>
      <div className={classes.buttons}>
        {domain.allowed && (
          <Button onClick={() => void check()} loading={busy} variant={domain.live ? 'default' : 'filled'}>
            Jetzt prüfen
          </Button>
        )}
        <Button variant="subtle" onClick={() => ask(true)}>
          Domain entfernen
        </Button>
      </div>
      <ConfirmModal
        opened={asking}
        title="Domain entfernen?"
        confirm="Domain entfernen"
        onConfirm={() => void remove()}
        onClose={() => ask(false)}
      >
        Gäste finden den Shop danach nur noch unter der Adresse bei Tresen. Gedruckte QR-Codes und Links in
        Mails mit dieser Domain führen ins Leere.
      </ConfirmModal>
    </>
  );
}

const PROOF = {
  there: 'Der TXT-Eintrag ist da.',
  missing:
    'Den TXT-Eintrag sehen wir noch nicht. Neue Einträge brauchen oft einige Minuten, manchmal einen Tag.',
  wrong: 'Dort steht ein anderer TXT-Eintrag von Tresen. Bitte den von oben eintragen.',
};
const WAY = {
  here: 'Die Domain zeigt hierher.',
  nowhere: 'Die Domain zeigt noch nirgendwohin.',
  elsewhere: 'Die Domain zeigt auf einen anderen Server.',
};

function Seen({ domain: { seen } }: { domain: DomainView }) {
  if (!seen) return null;
  return (
    <ul className={classes.seen}>
      <li data-good={seen.proof === 'there' || undefined}>{PROOF[seen.proof]}</li>
      <li data-good={seen.way === 'here' || undefined}>{WAY[seen.way]}</li>
    </ul>
  );
}
