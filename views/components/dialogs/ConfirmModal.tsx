import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from './Dialog';

interface ConfirmModalProps {
  opened: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the action: "Löschen", never "OK". */
  confirm: string;
  dangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmModal(props: ConfirmModalProps) {
  const { opened, title, children, confirm, dangerous = false, busy = false, onConfirm, onClose } = props;

  return (
    <Modal opened={opened} onClose={onClose} title={title} closeOnClickOutside={!busy} closeOnEscape={!busy}>
      {children}
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={onClose} disabled={busy} data-autofocus={dangerous || undefined}>
          Abbrechen
        </Button>
        <Button color={dangerous ? 'red.4' : undefined} onClick={onConfirm} loading={busy}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
