import { Stack } from '@mantine/core';
import { navigate } from 'vike/client/router';
import { PasswordField } from '../../components/fields/PasswordField';
import { SubmitButton } from '../../components/fields/SubmitButton';
import { Problem } from '../../components/states/Problem';
import { passwordProblem, useAuthForm } from '../../lib/form/auth-form';
import { authCall, isSignedIn, signOut } from '../../lib/session/session';
import { toast } from '../../lib/toasts/toasts';

export function NewPasswordForm({ token }: { token: string }) {
  const { form, busy, problem, send } = useAuthForm({
    initialValues: { password: '' },
    validate: { password: passwordProblem },
  });

  async function submit({ password }: { password: string }): Promise<void> {
    const answer = await send(() => authCall('/api/auth/reset/confirm', { token, password }));
    if (!answer) return;
    toast.success('Dein neues Passwort gilt ab sofort.');
    if (isSignedIn()) await signOut();
    else await navigate('/login');
  }

  return (
    <form method="post" onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <Problem>
          {problem && (
            <>
              {problem} <a href="/resetPassword">Neuen Link anfordern</a>
            </>
          )}
        </Problem>
        <PasswordField choosing label="Neues Passwort" autoFocus {...form.getInputProps('password')} />
        <SubmitButton loading={busy} fullWidth mt="xs">
          Passwort speichern
        </SubmitButton>
      </Stack>
    </form>
  );
}
