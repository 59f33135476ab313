import { Button, Group, Modal } from '@mantine/core';
import type { PrinterKind } from '../../../../src/printer/printer/printer.types';
import { CopyField } from '../../../components/fields/CopyField';
import { AddressSteps } from './AddressSteps';

interface Props {
  url: string | null;
  kind: PrinterKind;
  close: () => void;
}

/** The address is the secret of the printer, so it is shown only once. */
export function AddressModal({ url, kind, close }: Props) {
  return (
    <Modal
      opened={url !== null}
      onClose={close}
      title="Adresse des Druckers"
      closeOnClickOutside={false}
      size="lg"
    >
      <AddressSteps kind={kind} />
      <CopyField label="Server-URL" value={url ?? ''} description="Sie wird nur dieses eine Mal angezeigt." />
      <Group justify="flex-end" mt="xl">
        <Button onClick={close}>Ist eingetragen</Button>
      </Group>
    </Modal>
  );
}
