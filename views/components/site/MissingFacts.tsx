import { Alert } from '@mantine/core';

/** An installation that does not say who runs it says at least that. */
export function MissingFacts({ missing }: { missing: string[] }) {
  if (missing.length === 0) return null;
  return (
    <Alert color="coral" variant="light" title="Angaben unvollständig" mb="lg">
      Der Betreiber dieser Installation hat noch nicht hinterlegt: {missing.join(', ')}.
    </Alert>
  );
}
