import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useSending } from '../../lib/form/sending';
import type { AgainQuestion, WhyAgain } from '../../lib/session/again';
import { authCall, entered } from '../../lib/session/session';
import { toast } from '../../lib/toasts/toasts';
import { PasswordField } from '../fields/PasswordField';
import { Problem } from '../states/Problem';
import { FormButtons } from './FormButtons';

const WORDS: Record<WhyAgain, string> = {
  over: 'Du bist nicht mehr angemeldet.',
  other: 'In einem anderen Fenster ist inzwischen jemand anderes angemeldet.',
};

/** Above everything else, also above the question whether to leave. */
export function SignInDialog({ question: { why, person, answer } }: { question: AgainQuestion }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '', totp: '' } });
  const { busy, problem, send } = useSending(form);
  const [asksCode, setAsksCode] = useState(false);

  async function submit({ password, totp }: typeof form.values): Promise<void> {
    const credentials = { email: person.email, password, ...(asksCode && { totp }) };
    const enter = async () => entered(await authCall('/api/auth/login', credentials));
    const isIn = await send(enter, ({ code }) => {
      if (code === 'TOTP_NEEDED') setAsksCode(true);
      return code === 'TOTP_NEEDED';
    });
    if (!isIn) return;
    toast.clear();
    answer(true);
  }

  return (
    <Modal
      opened
      onClose={() => !busy && answer(false)}
      title="Melde dich noch einmal an"
      size="sm"
      zIndex={410}
    >
      <form method="post" onSubmit={form.onSubmit(submit)} noValidate>
        <Stack gap="md">
          <Text>
            {WORDS[why]} Was du eingegeben hast, steht noch da: Melde dich als {person.name} an, dann geht es
            damit weiter.
          </Text>
          <Problem>{problem}</Problem>
          <TextInput
            label="E-Mail-Adresse"
            type="email"
            name="email"
            autoComplete="username"
            value={person.email}
            readOnly
          />
          <PasswordField
            label="Passwort"
            data-autofocus
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          {asksCode && (
            <TextInput
              label="Code aus deiner Authenticator-App"
              description="Kein Telefon zur Hand? Nimm einen deiner Wiederherstellungscodes."
              name="totp"
              autoComplete="one-time-code"
              maxLength={20}
              autoFocus
              key={form.key('totp')}
              {...form.getInputProps('totp')}
            />
          )}
          <a href="/resetPassword" target="_blank" rel="noreferrer">
            Passwort vergessen?
          </a>
          <FormButtons submit="Anmelden" busy={busy} onCancel={() => answer(false)} />
        </Stack>
      </form>
    </Modal>
  );
}
