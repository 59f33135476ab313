import { Alert, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Problem } from '../../components/Problem';
import { SubmitButton } from '../../components/SubmitButton';
import { useEarlyInput } from '../../lib/early-input';
import { useSending } from '../../lib/sending';
import { authCall } from '../../lib/session';

export function RequestForm() {
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } });
  useEarlyInput(form, ['email']);
  const { busy, problem, send } = useSending(form);

  async function submit({ email }: typeof form.values): Promise<void> {
    const answer = await send(authCall('/api/auth/reset/request', { email }));
    if (answer) setSent(answer.message ?? '');
  }

  if (sent !== null) {
    return (
      <div>
        <Alert icon={<IconMailCheck />} title="Schau in dein Postfach" role="status">
          {sent} Der Link gilt 30 Minuten. Nichts angekommen? Sieh auch im Spam-Ordner nach.
        </Alert>
      </div>
    );
  }

  return (
    <form method="post" onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <Problem>{problem}</Problem>
        <TextInput
          label="E-Mail-Adresse"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <SubmitButton loading={busy} fullWidth mt="xs">
          Link anfordern
        </SubmitButton>
      </Stack>
    </form>
  );
}
