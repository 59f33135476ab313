import { PasswordInput, type PasswordInputProps } from '@mantine/core';

const ADVICE = 'Mindestens 8 Zeichen. Ein kurzer Satz merkt sich leichter als ein Wort mit Zahlen.';

interface PasswordFieldProps extends PasswordInputProps {
  /** Whether somebody chooses a password here or types the one they have. */
  choosing?: boolean;
}

/** Named so that password managers know what to fill in and what to store. */
export function PasswordField({ choosing = false, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      name={choosing ? 'new-password' : 'password'}
      autoComplete={choosing ? 'new-password' : 'current-password'}
      description={choosing ? ADVICE : undefined}
      visibilityToggleButtonProps={{
        'aria-label': 'Passwort anzeigen',
        tabIndex: 0,
        style: { width: 40, height: 40 },
      }}
      {...props}
    />
  );
}
