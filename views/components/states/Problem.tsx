import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Why a form was refused, where no single field is to blame. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;

  return (
    <Alert color="red.4" icon={<IconAlertCircle />} role="alert">
      {children}
    </Alert>
  );
}
