import { Button, Group, Modal } from '@mantine/core';
import { DESIGN_LABELS } from '../../../../../src/shop/design/design-labels.rules';
import classes from '../imprint/Imprint.module.css';
import { differingPaths, fieldsOf } from './design-fields';
import type { DesignEditing } from './useDesign';

/** Somebody else saved first: field by field, what they have and what is picked here. */
export function ClashModal({ editing: { clash, design, settle, closeClash } }: { editing: DesignEditing }) {
  return (
    <Modal
      opened={clash !== null}
      onClose={closeClash}
      size="lg"
      title="Jemand anderes hat inzwischen gespeichert"
    >
      {clash && (
        <>
          <p>Hier unterscheidet sich die Gestaltung:</p>
          <ul className={classes.changes}>
            {differingPaths(clash.design, design).map((path) => (
              <li key={path}>
                <strong>{DESIGN_LABELS[path]}</strong>
                <p>Gespeichert: {fieldsOf(clash.design)[path]}</p>
                <p>Hier gewählt: {fieldsOf(design)[path]}</p>
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
