import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { DriverName } from '../../../../src/shop/driver/driver.view';
import { Section } from '../../../components/frame/Section';
import { useSending } from '../../../lib/form/sending';
import { useSendingOnce } from '../../../lib/form/sending-once';
import { useUnsaved } from '../../../lib/form/unsaved';
import { api } from '../../../lib/http/api';
import classes from './Drivers.module.css';

/** Names without accounts. Whoever is taken out keeps their past tours. */
export function Names({ drivers }: { drivers: DriverName[] }) {
  const [name, setName] = useState('');
  const { busy, problem, send } = useSendingOnce();
  const removing = useSending();

  useUnsaved(name.trim() ? { what: `„${name.trim()}“`, save: add, verb: 'Hinzufügen' } : null);

  async function add(): Promise<boolean> {
    if (!(await send((once) => api.post('/api/driver/add', { name }, once)))) return false;
    setName('');
    await reload();
    return true;
  }

  async function remove(id: string): Promise<void> {
    if (await removing.send(() => api.post('/api/driver/remove', { id }))) await reload();
  }

  return (
    <Section title="Wer fährt" lead="Ein Name genügt. Ein Konto braucht niemand, der nur fährt.">
      {drivers.length > 0 && (
        <ul className={classes.names}>
          {drivers.map((driver) => (
            <li key={driver.id}>
              {driver.name}
              <Button
                variant="subtle"
                color="gray"
                disabled={removing.busy}
                onClick={() => void remove(driver.id)}
                aria-label={`${driver.name} entfernen`}
              >
                Entfernen
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={classes.add}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextInput
          label="Name"
          maxLength={40}
          value={name}
          error={problem}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" loading={busy} disabled={name.trim() === ''}>
          Hinzufügen
        </Button>
      </form>
    </Section>
  );
}
