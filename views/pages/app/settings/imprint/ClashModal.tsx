import { Button, Group, Modal } from '@mantine/core';
import { differingFields, FIELD_LABEL, wordsOf } from '../../../../../src/shop/legal/imprint-changes.rules';
import classes from './Imprint.module.css';
import type { ImprintForm } from './useImprint';

/** Somebody else saved first: field by field, what they have and what is typed here. */
export function ClashModal({ imprint: { clash, data, settle, closeClash } }: { imprint: ImprintForm }) {
  return (
    <Modal
      opened={clash !== null}
      onClose={closeClash}
      size="lg"
      title="Jemand anderes hat inzwischen gespeichert"
    >
      {clash && (
        <>
          <p>Hier unterscheiden sich die Angaben:</p>
          <ul className={classes.changes}>
            {differingFields(clash.data, data).map((field) => (
              <li key={field}>
                <strong>{FIELD_LABEL[field]}</strong>
                <p>Gespeichert: {wordsOf(clash.data[field]) || '–'}</p>
                <p>Hier eingegeben: {wordsOf(data[field]) || '–'}</p>
              </li>
            ))}
          </ul>
          <Group justify="flex-end" gap="sm" mt="xl">
            <Button variant="default" onClick={() => settle(false)}>
              Gespeicherte übernehmen
            </Button>
            <Button onClick={() => settle(true)}>Meine Änderungen behalten</Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
