import { Alert, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { UserSettingsPage } from '../../../../../src/auth/account/account.view';
import { PasswordField } from '../../../../components/fields/PasswordField';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import classes from './Settings.module.css';

export function MailSection({ user }: Pick<UserSettingsPage, 'user'>) {
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: user.email, currentPassword: '' } });
  const { busy, problem, send } = useSending(form);

  async function submit(values: typeof form.values): Promise<void> {
    const answer = await send(() => api.post('/api/user/mail', values, { silent: true }));
    if (answer) setSent(answer.message ?? '');
    form.setFieldValue('currentPassword', '');
  }

  const waiting = user.pendingEmail && `${user.pendingEmail} wartet noch auf die Bestätigung.`;
  return (
    <Section
      title="E-Mail-Adresse"
      lead="Damit meldest du dich an. Eine neue Adresse gilt, sobald du den Link in unserer Mail bestätigt hast."
      actions={
        user.mailConfirmed ? (
          <StatusBadge tone="good">Bestätigt</StatusBadge>
        ) : (
          <StatusBadge tone="warn">Noch nicht bestätigt</StatusBadge>
        )
      }
    >
      <form method="post" className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
        <Problem>{problem}</Problem>
        {(sent ?? waiting) && (
          <Alert icon={<IconMailCheck />} role="status">
            {sent ?? waiting}
          </Alert>
        )}
        <TextInput
          label="E-Mail-Adresse"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Dein Passwort zur Bestätigung"
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <SubmitButton loading={busy}>
          {user.mailConfirmed ? 'Adresse ändern' : 'Bestätigungsmail schicken'}
        </SubmitButton>
      </form>
    </Section>
  );
}
