import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  names: readonly string[];
  /** What is missing, and what to do. */
  children: ReactNode;
}

/** Guests have to read who takes their money. */
export const UnnamedServices = ({ names, children }: Props) =>
  names.length > 0 && (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} mb="lg">
      Gäste können bei dir mit {names.join(' und ')} zahlen. {children}
    </Alert>
  );
