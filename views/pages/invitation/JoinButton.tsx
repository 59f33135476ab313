import { Button, Stack } from '@mantine/core';
import { Problem } from '../../components/Problem';
import { api } from '../../lib/api';
import { renewToken } from '../../lib/renewal';
import { useSending } from '../../lib/sending';

export function JoinButton({ token }: { token: string }) {
  const { busy, problem, send } = useSending();

  async function join(): Promise<void> {
    const answer = await send(api.post('/api/invitation/join', { token }, { silent: true }));
    if (!answer) return;
    await renewToken();
    location.assign('/app/dashboard');
  }

  return (
    <Stack gap="lg">
      <Problem>{problem}</Problem>
      <Button onClick={join} loading={busy} fullWidth>
        Einladung annehmen
      </Button>
    </Stack>
  );
}
