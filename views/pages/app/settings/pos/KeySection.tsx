import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconBook } from '@tabler/icons-react';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { TillKeyView, TillPage } from '../../../../../src/shop/till/till.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { DateTime } from '../../../../components/tables/DateTime';
import { useSending } from '../../../../lib/form/sending';
import { useSendingOnce } from '../../../../lib/form/sending-once';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import { SecretModal } from './SecretModal';
import classes from './Till.module.css';

/** The till asks by itself. */
export function KeySection({ keys, apiUrl }: Pick<TillPage, 'keys' | 'apiUrl'>) {
  const form = useForm({ initialValues: { name: '' } });
  const { busy, problem, send } = useSendingOnce(form);
  const [made, setMade] = useState<string | null>(null);

  useUnsaved(form.values.name.trim() ? { what: 'Neuer Schlüssel' } : null);

  async function add({ name }: typeof form.values): Promise<void> {
    const answer = await send((once) => api.post<{ key: string }>('/api/till/key/add', { name }, once));
    if (!answer) return;
    form.reset();
    await reload();
    setMade(answer.data.key);
  }

  return (
    <Section
      title="Abfragen statt empfangen"
      lead="Kann deine Kasse keinen Webhook empfangen, fragt sie mit einem Schlüssel nach. Er öffnet die Bestellungen dieses Restaurants und sonst nichts."
      actions={
        <Button
          component="a"
          href="/api/docs#t-pos"
          target="_blank"
          variant="default"
          leftSection={<IconBook size={18} aria-hidden />}
        >
          Beschreibung
        </Button>
      }
    >
      {keys.length > 0 && (
        <ul className={classes.keys} aria-label="Schlüssel">
          {keys.map((key) => (
            <Key key={key.id} {...key} />
          ))}
        </ul>
      )}
      <Problem>{problem}</Problem>
      <form onSubmit={form.onSubmit(add)} noValidate className={classes.row}>
        <TextInput
          label="Neuer Schlüssel"
          placeholder="zum Beispiel Kasse Theke"
          maxLength={40}
          {...form.getInputProps('name')}
        />
        <Button type="submit" variant="default" loading={busy} disabled={form.values.name.trim() === ''}>
          Anlegen
        </Button>
      </form>
      <pre className={classes.example}>
        {`curl -H "Authorization: Bearer tk_…" \\\n  ${apiUrl}/events?after=`}
      </pre>
      <SecretModal title="Neuer Schlüssel" label="Schlüssel" secret={made} close={() => setMade(null)} />
    </Section>
  );
}

function Key({ id, name, ending, createdAt }: TillKeyView) {
  const { busy, send } = useSending();
  const [asking, setAsking] = useState(false);

  async function remove(): Promise<void> {
    if (!(await send(() => api.post('/api/till/key/remove', { id })))) return;
    setAsking(false);
    await reload();
  }

  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          tk_…{ending}, angelegt <DateTime at={createdAt} />
        </small>
      </span>
      <Button variant="default" onClick={() => setAsking(true)} aria-label={`Schlüssel ${name} entfernen`}>
        Entfernen
      </Button>
      <ConfirmModal
        opened={asking}
        title={`„${name}“ entfernen?`}
        confirm="Entfernen"
        dangerous
        busy={busy}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        Wer diesen Schlüssel benutzt, bekommt von da an keine Bestellungen mehr.
      </ConfirmModal>
    </li>
  );
}
