import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { PasswordField } from '../../components/PasswordField';
import { Problem } from '../../components/Problem';
import { SubmitButton } from '../../components/SubmitButton';
import type { ApiFailure } from '../../lib/api.types';
import { useEarlyInput } from '../../lib/early-input';
import { useSending } from '../../lib/sending';
import { signIn } from '../../lib/session';
import classes from './Login.module.css';

export function LoginForm({ redirect }: { redirect: string | null }) {
  const [askCode, setAskCode] = useState(false);
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '', totp: '' } });
  useEarlyInput(form, ['email', 'password']);
  const { busy, problem, send } = useSending(form);

  function onRefusal({ code }: ApiFailure): boolean {
    if (code === 'TOTP_NEEDED') setAskCode(true);
    if (code === 'WRONG_CREDENTIALS') form.getInputNode('password')?.focus();
    return code === 'TOTP_NEEDED';
  }

  const submit = ({ email, password, totp }: typeof form.values) =>
    send(signIn({ email, password, ...(askCode && { totp }) }, redirect), onRefusal);

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
        <PasswordField label="Passwort" key={form.key('password')} {...form.getInputProps('password')} />
        {askCode && (
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
        <SubmitButton loading={busy} fullWidth mt="xs">
          Anmelden
        </SubmitButton>
      </Stack>
      <a href="/resetPassword" className={classes.forgot}>
        Passwort vergessen?
      </a>
    </form>
  );
}
