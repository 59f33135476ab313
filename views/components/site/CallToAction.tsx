import { Button, type ButtonProps } from '@mantine/core';
import { usePageUser, useSignUp } from '../../lib/vike/page-context';

/** The one thing every public page asks for, in the same words and with the same target; nothing where nobody may register. */
export function CallToAction({ size = 'lg', ...rest }: ButtonProps) {
  const signUp = useSignUp();
  if (usePageUser()) {
    return (
      <Button component="a" href="/app/dashboard" size={size} {...rest}>
        Zum Tresen
      </Button>
    );
  }
  if (!signUp) return null;
  return (
    <Button component="a" href="/register" size={size} {...rest}>
      Kostenlos starten
    </Button>
  );
}
