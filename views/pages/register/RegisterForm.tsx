import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { navigate } from 'vike/client/router';
import type { RegisterPage } from '../../../src/auth/account/account.view';
import { PasswordField } from '../../components/PasswordField';
import { Problem } from '../../components/Problem';
import { SubmitButton } from '../../components/SubmitButton';
import { useEarlyInput } from '../../lib/early-input';
import { useSending } from '../../lib/sending';
import { acceptSignIn, authCall } from '../../lib/session';

const AGREE = 'Ohne deine Zustimmung können wir kein Konto anlegen.';

export function RegisterForm({ agreements: { terms, processing } }: Pick<RegisterPage, 'agreements'>) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '', acceptTerms: false, acceptProcessing: false },
    validate: {
      name: (name) => (name.trim() === '' ? 'Gib deinen Namen ein.' : null),
      email: (email) => (/.@./.test(email) ? null : 'Gib deine E-Mail-Adresse ein.'),
      password: (password) => (password.length < 8 ? 'Nimm mindestens 8 Zeichen.' : null),
      acceptTerms: (accepted) => (accepted ? null : AGREE),
      acceptProcessing: (accepted) => (accepted ? null : AGREE),
    },
  });
  useEarlyInput(form, ['name', 'email', 'password']);
  const { busy, problem, send } = useSending(form);

  async function submit({ name, email, password }: typeof form.values): Promise<void> {
    const versions = { acceptTerms: terms.version, acceptProcessing: processing.version };
    const answer = await send(authCall('/api/auth/register', { name, email, password, ...versions }));
    if (answer && (await acceptSignIn(answer))) await navigate('/app/setup');
  }

  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  return (
    <form method="post" onSubmit={form.onSubmit(submit, focusFirst)} noValidate>
      <Stack gap="md">
        <Problem>{problem}</Problem>
        <TextInput
          label="Dein Name"
          name="name"
          autoComplete="name"
          autoFocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="E-Mail-Adresse"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          choosing
          label="Passwort"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Checkbox
          label={
            <>
              Ich akzeptiere die <Text href={terms.path}>Nutzungsbedingungen</Text>.
            </>
          }
          key={form.key('acceptTerms')}
          {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
        />
        <Checkbox
          label={
            <>
              Ich schließe den <Text href={processing.path}>Vertrag zur Auftragsverarbeitung</Text> ab.
            </>
          }
          key={form.key('acceptProcessing')}
          {...form.getInputProps('acceptProcessing', { type: 'checkbox' })}
        />
        <SubmitButton loading={busy} fullWidth mt="xs">
          Konto anlegen
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** Opens beside the form, so that nothing typed is lost. */
function Text({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
