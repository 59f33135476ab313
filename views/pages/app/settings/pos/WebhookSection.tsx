import { Button, Group, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { TillPage } from '../../../../../src/shop/till/till.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { Section } from '../../../../components/frame/Section';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import { SecretModal } from './SecretModal';
import classes from './Till.module.css';

/** The till is told by itself. */
export function WebhookSection({ webhook }: Pick<TillPage, 'webhook'>) {
  const form = useForm({ initialValues: { url: webhook?.url ?? '', active: webhook?.active ?? true } });
  const { busy, problem, send } = useSending(form);
  const [secret, setSecret] = useState<string | null>(null);

  const changes = [
    form.isDirty('url') ? ['Adresse deiner Kasse'] : [],
    form.isDirty('active') ? ['Meldungen schicken'] : [],
  ].flat();

  async function save(): Promise<boolean> {
    const { url, active } = form.values;
    const body = { url: url.trim(), active };
    const answer = await send(() => api.post<{ secret: string | null }>('/api/till/webhook', body));
    if (!answer) return false;
    form.setInitialValues({ url, active });
    form.resetDirty();
    await reload();
    if (answer.data.secret) setSecret(answer.data.secret);
    else toast.success('Gespeichert.');
    return true;
  }

  function removed(): void {
    form.setInitialValues({ url: '', active: true });
    form.setValues({ url: '', active: true });
  }

  return (
    <Section
      title="Meldungen an die Kasse (Webhook)"
      lead="Tresen meldet deiner Kasse jede angenommene, stornierte und abgeschlossene Bestellung. Kommt sie nicht durch, wird drei Tage lang weiter versucht."
    >
      <form onSubmit={(event) => event.preventDefault()} noValidate className={classes.form}>
        <TextInput
          label="Adresse deiner Kasse"
          placeholder="https://kasse.beispiel.de/tresen"
          type="url"
          inputMode="url"
          maxLength={500}
          {...form.getInputProps('url')}
        />
        <Switch label="Meldungen schicken" {...form.getInputProps('active', { type: 'checkbox' })} />
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        {webhook && (
          <Group gap="sm">
            <Known active={webhook.active} removed={removed} />
          </Group>
        )}
        <SaveBar
          what="Meldungen an die Kasse"
          changes={changes}
          saving={busy}
          onReset={form.reset}
          onSave={save}
        />
      </form>
      <p className={classes.quiet}>
        Jede Meldung ist unterschrieben: „X-Tresen-Signature“ enthält Zeit und HMAC-SHA256 über „Zeit.Inhalt“.
        „X-Tresen-Delivery“ bleibt bei Wiederholungen gleich, damit nichts doppelt gebucht wird. Gäste stehen
        nicht darin.
      </p>
      <SecretModal
        title="Geheimnis für die Unterschrift"
        label="Geheimnis"
        secret={secret}
        close={() => setSecret(null)}
      />
    </Section>
  );
}

/** What can be done with an address that is stored. */
function Known({ active, removed }: { active: boolean; removed: () => void }) {
  const { busy, send } = useSending();
  const [removing, setRemoving] = useState(false);

  async function test(): Promise<void> {
    if (!(await send(() => api.post('/api/till/test', {})))) return;
    toast.success('Die Probe ist unterwegs.');
    await reload();
  }

  async function remove(): Promise<void> {
    if (!(await send(() => api.post('/api/till/webhook/remove', {})))) return;
    setRemoving(false);
    removed();
    await reload();
  }

  return (
    <>
      {active && (
        <Button variant="default" onClick={() => void test()} disabled={busy}>
          Probe schicken
        </Button>
      )}
      <Button variant="subtle" color="gray" onClick={() => setRemoving(true)} disabled={busy}>
        Entfernen
      </Button>
      <ConfirmModal
        opened={removing}
        title="Webhook entfernen?"
        confirm="Entfernen"
        dangerous
        busy={busy}
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        Deine Kasse erfährt danach nichts mehr von selbst. Was noch nicht angekommen ist, wird nicht mehr
        geschickt.
      </ConfirmModal>
    </>
  );
}
