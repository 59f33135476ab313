import { useForm } from '@mantine/form';
import { reload } from 'vike/client/router';
import { PasswordField } from '../../../../components/fields/PasswordField';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Account.module.css';

export function PasswordSection({ email }: { email: string }) {
  const form = useForm({ initialValues: { currentPassword: '', password: '' } });
  const { busy, problem, send } = useSending(form);
  useUnsaved(form.values.password ? { what: 'Neues Passwort' } : null);

  async function submit(values: typeof form.values): Promise<void> {
    if (!(await send(() => api.post('/api/user/password', values, { silent: true })))) return;
    form.reset();
    toast.success('Dein neues Passwort gilt ab sofort.');
    await reload();
  }

  return (
    <Section title="Passwort" lead="Nach dem Ändern sind alle deine anderen Geräte abgemeldet.">
      <form method="post" className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
        <Problem>{problem}</Problem>
        {/* Password managers need to know whose password this is. */}
        <input
          className={classes.hidden}
          name="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <PasswordField
          label="Jetziges Passwort"
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          choosing
          label="Neues Passwort"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <SubmitButton variant="default" loading={busy}>
          Passwort ändern
        </SubmitButton>
      </form>
    </Section>
  );
}
