import { Button, Group } from '@mantine/core';
import { Modal } from '../../../../components/dialogs/Dialog';
import { CopyField } from '../../../../components/fields/CopyField';

interface Props {
  title: string;
  label: string;
  /** null: closed. */
  secret: string | null;
  close: () => void;
}

export const SecretModal = ({ title, label, secret, close }: Props) => (
  <Modal opened={secret !== null} onClose={close} title={title} closeOnClickOutside={false} size="lg">
    <CopyField
      label={label}
      value={secret ?? ''}
      description="Trage es in deiner Kasse ein. Es wird nur dieses eine Mal angezeigt."
    />
    <Group justify="flex-end" mt="xl">
      <Button onClick={close}>Ist eingetragen</Button>
    </Group>
  </Modal>
);
