import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { reload } from 'vike/client/router';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { renewToken } from '../../../../lib/session/renewal';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './Settings.module.css';

export function NameSection({ name }: { name: string }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { name } });
  const { busy, problem, send } = useSending(form);

  async function submit(values: typeof form.values): Promise<void> {
    if (!(await send(() => api.post('/api/user/rename', values, { silent: true })))) return;
    toast.success('Dein Name ist gespeichert.');
    await renewToken();
    await reload();
  }

  return (
    <Section title="Name" lead="So sehen dich die anderen in deinem Team.">
      <form method="post" className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
        <Problem>{problem}</Problem>
        <TextInput
          label="Dein Name"
          name="name"
          autoComplete="name"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <SubmitButton loading={busy}>Speichern</SubmitButton>
      </form>
    </Section>
  );
}
