import { Alert } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { UserSettingsPage } from '../../../../../src/auth/account/account.view';
import { PasswordField } from '../../../../components/fields/PasswordField';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { AccountField } from '../../../../components/frame/AuthForm';
import { Section } from '../../../../components/frame/Section';
import { ResendButton } from '../../../../components/states/ConfirmNotice';
import { Problem } from '../../../../components/states/Problem';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import classes from '../form/Account.module.css';

type Props = Pick<UserSettingsPage, 'user'>;

export function MailSection({ user }: Props) {
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
      {!user.mailConfirmed && <ResendButton />}
      <MailForm user={user} />
    </Section>
  );
}

function MailForm({ user: { email, pendingEmail } }: Props) {
  const [asked, setAsked] = useState(email);
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({ initialValues: { email, currentPassword: '' } });
  const { busy, problem, send } = useSending(form);
  useUnsaved(form.values.email !== asked ? { what: 'Neue E-Mail-Adresse' } : null);
  const waiting = pendingEmail && `${pendingEmail} wartet noch auf die Bestätigung.`;

  async function submit(values: typeof form.values): Promise<void> {
    const answer = await send(() => api.post('/api/user/mail', values, { silent: true }));
    if (answer) {
      setSent(answer.message ?? '');
      setAsked(values.email);
    }
    form.setFieldValue('currentPassword', '');
  }

  return (
    <form method="post" className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
      <Problem>{problem}</Problem>
      {(sent ?? waiting) && (
        <Alert icon={<IconMailCheck />} role="status">
          {sent ?? waiting}
        </Alert>
      )}
      <AccountField key={form.key('email')} {...form.getInputProps('email')} />
      <PasswordField
        label="Dein Passwort zur Bestätigung"
        key={form.key('currentPassword')}
        {...form.getInputProps('currentPassword')}
      />
      <SubmitButton variant="default" loading={busy}>
        Adresse ändern
      </SubmitButton>
    </form>
  );
}
