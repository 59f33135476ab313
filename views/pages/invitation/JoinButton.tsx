import { Button, Stack } from '@mantine/core';
import { Problem } from '../../components/states/Problem';
import { useSending } from '../../lib/form/sending';
import { api } from '../../lib/http/api';
import { renewToken } from '../../lib/session/renewal';

export function JoinButton({ token }: { token: string }) {
  const { busy, problem, send } = useSending();

  async function join(): Promise<void> {
    const answer = await send(() => api.post('/api/invitation/join', { token }, { silent: true }));
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
