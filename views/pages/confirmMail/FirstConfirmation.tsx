import { Button } from '@mantine/core';
import { navigate } from 'vike/client/router';
import type { Confirmation } from '../../../src/auth/account/account.types';
import { PasswordField } from '../../components/fields/PasswordField';
import { AuthCard } from '../../components/frame/AuthCard';
import { AuthForm } from '../../components/frame/AuthForm';
import { useAuthForm } from '../../lib/form/auth-form';
import { authCall, signIn, signOut } from '../../lib/session/session';
import { usePageUser } from '../../lib/vike/page-context';

/** Somebody else may have registered with this address: whoever does not know the password chooses a new one. */
export function FirstConfirmation({ token }: { token: string }) {
  const signedIn = usePageUser() !== null;
  const auth = useAuthForm({ initialValues: { password: '' } });
  const { busy, send } = auth;
  const confirm = (body: object) => authCall<Confirmation>('/api/user/mail/confirm', { token, ...body });

  async function withPassword({ password }: { password: string }): Promise<void> {
    const answer = await send(() => confirm({ password }));
    if (answer) await send(() => signIn({ email: answer.data.email, password }));
  }

  async function withNewPassword(): Promise<void> {
    const answer = await send(() => confirm({}));
    if (!answer) return;
    const next = `/resetPassword?token=${answer.data.passwordToken}`;
    await (signedIn ? signOut(next) : navigate(next));
  }

  return (
    <AuthCard
      title="Adresse bestätigen"
      lead="Gib das Passwort ein, das du bei der Registrierung gewählt hast. Dann geht es gleich weiter."
      footer={
        <>
          Passwort vergessen, oder hast du dich gar nicht selbst registriert?{' '}
          <Button variant="transparent" size="compact-md" disabled={busy} onClick={withNewPassword}>
            Neues Passwort wählen
          </Button>
        </>
      }
    >
      <AuthForm auth={auth} onSubmit={withPassword} action="Bestätigen und anmelden">
        <PasswordField label="Passwort" autoFocus {...auth.form.getInputProps('password')} />
      </AuthForm>
    </AuthCard>
  );
}
