import { Stack, TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Fields } from '../../lib/form/fields';
import { SubmitButton } from '../fields/SubmitButton';
import { Problem } from '../states/Problem';

interface AuthFormProps<V extends { [Name in keyof V]: string | boolean }> {
  auth: { form: Fields<V>; busy: boolean; problem: string | null };
  onSubmit: (values: V) => unknown;
  /** What the button says. */
  action: string;
  children: ReactNode;
}

/** A form with its fields, the problem above them and one button. */
export function AuthForm<V extends { [Name in keyof V]: string | boolean }>(props: AuthFormProps<V>) {
  const { auth, onSubmit, action, children } = props;
  const { form, busy, problem } = auth;
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  return (
    <form method="post" onSubmit={form.onSubmit(onSubmit, focusFirst)} noValidate>
      <Stack gap="md">
        <Problem>{problem}</Problem>
        {children}
        <SubmitButton loading={busy} fullWidth mt="xs">
          {action}
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** Password managers recognise the account by this field. */
export function AccountField(props: TextInputProps) {
  return (
    <TextInput
      label="E-Mail-Adresse"
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      {...props}
    />
  );
}

export function NameField(props: TextInputProps) {
  return <TextInput label="Dein Name" name="name" autoComplete="name" autoFocus {...props} />;
}
