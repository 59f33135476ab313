import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { navigate } from 'vike/client/router';
import { PasswordField } from '../../components/PasswordField';
import { Problem } from '../../components/Problem';
import { SubmitButton } from '../../components/SubmitButton';
import { useEarlyInput } from '../../lib/early-input';
import { useSending } from '../../lib/sending';
import { acceptSignIn, authCall } from '../../lib/session';

export function JoinForm({ token, email }: { token: string; email: string }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', password: '' },
    validate: {
      name: (name) => (name.trim() === '' ? 'Gib deinen Namen ein.' : null),
      password: (password) => (password.length < 8 ? 'Nimm mindestens 8 Zeichen.' : null),
    },
  });
  useEarlyInput(form, ['name', 'password']);
  const { busy, problem, send } = useSending(form);

  async function submit({ name, password }: typeof form.values): Promise<void> {
    const answer = await send(authCall('/api/invitation/register', { token, name, password }));
    if (answer && (await acceptSignIn(answer))) await navigate('/app/dashboard');
  }

  return (
    <form method="post" onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <Problem>{problem}</Problem>
        <TextInput label="E-Mail-Adresse" type="email" autoComplete="username" value={email} readOnly />
        <TextInput
          label="Dein Name"
          name="name"
          autoComplete="name"
          autoFocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <PasswordField
          choosing
          label="Passwort"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <SubmitButton loading={busy} fullWidth mt="xs">
          Einladung annehmen
        </SubmitButton>
      </Stack>
    </form>
  );
}
