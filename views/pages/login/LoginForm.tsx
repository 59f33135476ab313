import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { PasswordField } from '../../components/fields/PasswordField';
import { AccountField, AuthForm } from '../../components/frame/AuthForm';
import { useAuthForm } from '../../lib/form/auth-form';
import type { ApiFailure } from '../../lib/http/api.types';
import { signIn } from '../../lib/session/session';
import classes from './Login.module.css';

interface LoginFormProps {
  redirect: string | null;
  confirmsByMail: boolean;
}

export function LoginForm({ redirect, confirmsByMail }: LoginFormProps) {
  const [refused, setRefused] = useState(false);
  const [askCode, setAskCode] = useState(false);
  const auth = useAuthForm({ initialValues: { email: '', password: '', totp: '' } });
  const { form, send } = auth;

  function onRefusal({ code }: ApiFailure): boolean {
    if (code === 'TOTP_NEEDED') setAskCode(true);
    if (code === 'WRONG_CREDENTIALS') form.getInputNode('password')?.focus();
    setRefused(code === 'WRONG_CREDENTIALS');
    return code === 'TOTP_NEEDED';
  }

  const submit = ({ email, password, totp }: { email: string; password: string; totp: string }) =>
    send(() => signIn({ email, password, ...(askCode && { totp }) }, redirect), onRefusal);

  return (
    <>
      <AuthForm auth={auth} onSubmit={submit} action="Anmelden">
        <AccountField autoFocus {...form.getInputProps('email')} />
        <PasswordField label="Passwort" {...form.getInputProps('password')} />
        {askCode && (
          <TextInput
            label="Code aus deiner Authenticator-App"
            description="Kein Telefon zur Hand? Nimm einen deiner Wiederherstellungscodes."
            name="totp"
            autoComplete="one-time-code"
            maxLength={20}
            autoFocus
            {...form.getInputProps('totp')}
          />
        )}
      </AuthForm>
      {refused && confirmsByMail && (
        <p className={classes.hint}>
          Gerade erst registriert? Öffne zuerst den Link in unserer Mail. Ist er abgelaufen, registriere dich
          einfach noch einmal.
        </p>
      )}
      <a href="/resetPassword" className={classes.forgot}>
        Passwort vergessen?
      </a>
    </>
  );
}
