import { Button, Group, Modal } from '@mantine/core';
import classes from './ClashModal.module.css';

export interface ClashRow {
  label: string;
  stored: string;
  here: string;
}

interface ClashModalProps {
  /** null while nobody else has saved. */
  rows: ClashRow[] | null;
  lead: string;
  /** What the page calls its own side: 'Hier eingegeben'. */
  mine: string;
  onSettle: (keepsMine: boolean) => void;
  onClose: () => void;
}

/** Somebody else saved first: field by field, what they have and what stands here. */
export function ClashModal({ rows, lead, mine, onSettle, onClose }: ClashModalProps) {
  return (
    <Modal
      opened={rows !== null}
      onClose={onClose}
      size="lg"
      title="Jemand anderes hat inzwischen gespeichert"
    >
      <p>{lead}</p>
      <ul className={classes.rows}>
        {rows?.map(({ label, stored, here }) => (
          <li key={label}>
            <strong>{label}</strong>
            <p>Gespeichert: {stored || '–'}</p>
            <p>
              {mine}: {here || '–'}
            </p>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={() => onSettle(false)}>
          Gespeicherte übernehmen
        </Button>
        <Button onClick={() => onSettle(true)}>Meine Änderungen behalten</Button>
      </Group>
    </Modal>
  );
}
