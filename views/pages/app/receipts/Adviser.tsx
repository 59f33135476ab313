import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { SaveBar } from '../../../components/dialogs/SaveBar';
import { Section } from '../../../components/frame/Section';
import { Problem } from '../../../components/states/Problem';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import classes from './Receipts.module.css';

/** Where the documents of each month go by themselves. */
export function Adviser({ address }: { address: string }) {
  const [email, setEmail] = useState(address);
  const [saved, setSaved] = useState(address);
  const [error, setError] = useState('');
  const { busy, problem, send } = useSending();

  async function save(): Promise<boolean> {
    setError('');
    const answer = await send(
      () => api.post('/api/receipts/adviser', { email: email.trim() }, { silent: true }),
      ({ fields }) => {
        setError(fields?.email ?? '');
        return Boolean(fields?.email);
      },
    );
    if (!answer) return false;
    setSaved(email);
    toast.success(email.trim() ? 'Adresse gespeichert' : 'Es geht keine Mail mehr hinaus');
    return true;
  }

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Section
        title="Steuerbüro"
        lead="Am Monatsersten gehen die Belege des Vormonats als Archiv an diese Adresse. Leer: niemand bekommt Post."
      >
        <div className={classes.adviser}>
          <TextInput
            type="email"
            label="E-Mail des Steuerbüros"
            autoComplete="off"
            maxLength={254}
            value={email}
            error={error || undefined}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <Problem>{problem}</Problem>
        </div>
      </Section>
      <SaveBar
        what="Steuerbüro"
        changes={email === saved ? [] : ['E-Mail des Steuerbüros']}
        saving={busy}
        onReset={() => setEmail(saved)}
        onSave={save}
      />
    </form>
  );
}
