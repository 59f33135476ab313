import { Alert, Button, Stack } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Confirmation } from '../../../src/auth/account/account.types';
import type { ConfirmMailPage } from '../../../src/auth/account/account.view';
import { AuthCard } from '../../components/frame/AuthCard';
import { Problem } from '../../components/states/Problem';
import { useSending } from '../../lib/form/sending';
import { authCall, refreshSession } from '../../lib/session/session';
import { usePageUser } from '../../lib/vike/page-context';
import { FirstConfirmation } from './FirstConfirmation';

/** Mail programs open links to look behind them, so the address counts only after a click on the page. */
export default function ConfirmMail({ token, asksPassword }: ConfirmMailPage) {
  return asksPassword ? <FirstConfirmation token={token} /> : <PlainConfirmation token={token} />;
}

function PlainConfirmation({ token }: { token: string }) {
  const signedIn = usePageUser() !== null;
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const { busy, problem, send } = useSending();

  async function confirm(): Promise<void> {
    const answer = await send(() => authCall<Confirmation>('/api/user/mail/confirm', { token }));
    if (!answer) return;
    setConfirmed(answer.data.email);
    if (signedIn) await refreshSession();
  }

  if (confirmed) {
    return (
      <AuthCard title="Adresse bestätigt">
        <Stack gap="lg">
          <Alert color="green.4" icon={<IconCheck />} role="status">
            {confirmed} gehört jetzt zu deinem Konto.
          </Alert>
          <Button component="a" href={signedIn ? '/app/dashboard' : '/login'} fullWidth>
            {signedIn ? 'Zum Tresen' : 'Zur Anmeldung'}
          </Button>
        </Stack>
      </AuthCard>
    );
  }

  return (
    <AuthCard title="Adresse bestätigen" lead="Ein Klick, dann wissen wir, dass Mails bei dir ankommen.">
      <Stack gap="lg">
        <Problem>{problem}</Problem>
        <Button onClick={confirm} loading={busy} fullWidth>
          Adresse bestätigen
        </Button>
      </Stack>
    </AuthCard>
  );
}
