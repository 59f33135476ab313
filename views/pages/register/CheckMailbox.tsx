import { Alert } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { AuthCard } from '../../components/frame/AuthCard';

/** The same for everybody, whether there is an account with this address or not. */
export const CheckMailbox = ({ email }: { email: string }) => (
  <AuthCard
    title="Schau in dein Postfach"
    footer={
      <>
        Schon bestätigt? <a href="/login">Anmelden</a>
      </>
    }
  >
    <Alert icon={<IconMailCheck />} role="status">
      Wir haben eine Mail an <strong>{email}</strong> geschickt. Öffne den Link darin, dann geht es weiter. Er
      gilt 24 Stunden. Keine Mail da? Sieh auch im Spam-Ordner nach.
    </Alert>
  </AuthCard>
);
