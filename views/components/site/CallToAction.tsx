import { Button, type ButtonProps } from '@mantine/core';
import { usePageUser } from '../../lib/vike/page-context';

/** The one thing every public page asks for, in the same words and with the same target. */
export function CallToAction({ size = 'lg', ...rest }: ButtonProps) {
  if (usePageUser()) {
    return (
      <Button component="a" href="/app/dashboard" size={size} {...rest}>
        Zum Tresen
      </Button>
    );
  }
  return (
    <Button component="a" href="/register" size={size} {...rest}>
      Kostenlos starten
    </Button>
  );
}
