import { Alert, Button, Group, Text } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useSending } from '../../lib/form/sending';
import { api } from '../../lib/http/api';

/** While no owner has confirmed an address, guests cannot order. `email` is null for everybody who cannot change that. */
export function ConfirmNotice({ email }: { email: string | null }) {
  return (
    <Alert
      color="yellow.4"
      mb="xl"
      icon={<IconMailExclamation />}
      title="Gäste können noch nicht bestellen"
      role="status"
    >
      {email === null ? (
        'Erst muss der Inhaber seine E-Mail-Adresse bestätigen. Bis dahin sehen Gäste nur die Speisekarte.'
      ) : (
        <>
          <Text>
            Bestätige zuerst deine E-Mail-Adresse: Der Link steht in unserer Mail an <strong>{email}</strong>.
            Bis dahin sehen Gäste nur die Speisekarte.
          </Text>
          <Group gap="sm" mt="md">
            <ResendButton />
            <Button component="a" href="/app/settings/user" variant="default">
              Andere Adresse eintragen
            </Button>
          </Group>
        </>
      )}
    </Alert>
  );
}

export function ResendButton() {
  const [sent, setSent] = useState<string | null>(null);
  const { busy, problem, send } = useSending();

  async function resend(): Promise<void> {
    const answer = await send(() => api.post('/api/user/mail/resend', {}, { silent: true }));
    if (answer) setSent(answer.message ?? '');
  }

  if (sent) return <Text role="status">{sent}</Text>;
  return (
    <>
      <Button onClick={() => void resend()} loading={busy}>
        Bestätigungsmail noch einmal senden
      </Button>
      {problem && <Text role="alert">{problem}</Text>}
    </>
  );
}
