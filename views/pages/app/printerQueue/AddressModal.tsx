import { Button, Group, Modal } from '@mantine/core';
import { CopyField } from '../../../components/fields/CopyField';
import classes from './PrinterQueue.module.css';

/** The address is the secret of the printer, so it is shown only once. */
export function AddressModal({ url, close }: { url: string | null; close: () => void }) {
  return (
    <Modal
      opened={url !== null}
      onClose={close}
      title="Adresse des Druckers"
      closeOnClickOutside={false}
      size="lg"
    >
      <ol className={classes.steps}>
        <li>
          Öffne die Einstellungsseite des Druckers im Browser (die IP-Adresse steht auf seinem Selbsttest).
        </li>
        <li>Schalte „CloudPRNT“ ein und trage diese Adresse als Server-URL ein.</li>
        <li>Stelle das Abfrage-Intervall auf 5 Sekunden und starte den Drucker neu.</li>
      </ol>
      <CopyField label="Server-URL" value={url ?? ''} description="Sie wird nur dieses eine Mal angezeigt." />
      <Group justify="flex-end" mt="xl">
        <Button onClick={close}>Ist eingetragen</Button>
      </Group>
    </Modal>
  );
}
