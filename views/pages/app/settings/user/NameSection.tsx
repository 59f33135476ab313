import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { Section } from '../../../../components/frame/Section';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { renewToken } from '../../../../lib/session/renewal';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Account.module.css';

export function NameSection({ name: stored }: { name: string }) {
  const [name, setName] = useState(stored);
  const { busy, problem, send } = useSending();

  async function save(): Promise<boolean> {
    if (!(await send(() => api.post('/api/user/rename', { name }, { silent: true })))) return false;
    toast.success('Dein Name ist gespeichert.');
    await renewToken();
    await reload();
    return true;
  }

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Section title="Name" lead="So sehen dich die anderen in deinem Team.">
        <div className={classes.form}>
          <TextInput
            label="Dein Name"
            name="name"
            autoComplete="name"
            value={name}
            error={problem}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
      </Section>
      <SaveBar
        what="Mein Konto"
        changes={name === stored ? [] : ['Dein Name']}
        saving={busy}
        onReset={() => setName(stored)}
        onSave={save}
      />
    </form>
  );
}
