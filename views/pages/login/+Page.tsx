import { Loader } from '@mantine/core';
import type { LoginPage } from '../../../src/auth/session/session.view';
import { AuthCard } from '../../components/frame/AuthCard';
import { usePageContext } from '../../lib/vike/page-context';
import classes from './Login.module.css';
import { LoginForm } from './LoginForm';
import { useResume } from './useResume';

export default function Login({ signUp, mayResume, confirmsByMail }: LoginPage) {
  const { redirect = null } = usePageContext().urlParsed.search;
  const resuming = useResume(mayResume, redirect);

  if (resuming) {
    return (
      <AuthCard title="Willkommen zurück">
        <div className={classes.resuming} role="status">
          <Loader size="sm" aria-hidden /> Du wirst angemeldet …
        </div>
      </AuthCard>
    );
  }

  const footer = signUp && (
    <>
      Noch kein Konto? <a href="/register">Kostenlos starten</a>
    </>
  );
  return (
    <AuthCard title="Anmelden" lead="Willkommen zurück am Tresen." footer={footer}>
      <LoginForm redirect={redirect} confirmsByMail={confirmsByMail} />
    </AuthCard>
  );
}
