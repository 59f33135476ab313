import { Alert } from '@mantine/core';

/** Says that the operator's details are missing when the installation does not name them. */
export function MissingFacts({ missing }: { missing: string[] }) {
  if (missing.length === 0) return null;
  return (
    <Alert color="coral" variant="light" title="Angaben unvollständig" mb="lg">
      Der Betreiber dieser Installation hat noch nicht hinterlegt: {missing.join(', ')}.
    </Alert>
  );
}
