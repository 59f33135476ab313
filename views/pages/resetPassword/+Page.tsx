import type { ResetPasswordPage } from '../../../src/auth/account/account.view';
import { AuthCard } from '../../components/frame/AuthCard';
import { NewPasswordForm } from './NewPasswordForm';
import { RequestForm } from './RequestForm';

export default function ResetPassword({ token }: ResetPasswordPage) {
  const footer = <a href="/login">Zurück zur Anmeldung</a>;

  if (token) {
    return (
      <AuthCard title="Neues Passwort" lead="Danach sind alle anderen Geräte abgemeldet." footer={footer}>
        <NewPasswordForm token={token} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Passwort vergessen?"
      lead="Kein Problem: Wir schicken dir einen Link, mit dem du ein neues wählst."
      footer={footer}
    >
      <RequestForm />
    </AuthCard>
  );
}
