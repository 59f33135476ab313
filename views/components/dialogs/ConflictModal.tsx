import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from './Dialog';

interface Choice {
  label: string;
  onClick: () => void;
}

interface ConflictModalProps {
  opened: boolean;
  title?: string;
  size?: 'lg' | 'xl';
  /** What differs, as the page shows it: `ConflictList`, `ConflictTable` or its own. */
  children: ReactNode;
  /** Leaves things as the other person saved them, or for later. */
  leave: Choice;
  /** Goes on with what was entered here. */
  keep: Choice;
  onClose: () => void;
}

/** Two people edited the same thing and the other one saved first: nothing is lost without a decision. */
export function ConflictModal(props: ConflictModalProps) {
  const { opened, title = 'Jemand anderes hat inzwischen gespeichert', size = 'lg', children } = props;
  const { leave, keep, onClose } = props;

  return (
    <Modal opened={opened} onClose={onClose} size={size} title={title}>
      {children}
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={leave.onClick}>
          {leave.label}
        </Button>
        <Button onClick={keep.onClick}>{keep.label}</Button>
      </Group>
    </Modal>
  );
}
