import { Text } from '@mantine/core';
import { useState } from 'react';
import type { PrinterView } from '../../../src/printer/printer/printer.view';
import { ConfirmModal } from '../dialogs/ConfirmModal';
import { Select } from '../fields/Select';

/** What the server calls it when waiting papers go nowhere. */
const CANCELLED = 'cancel';

interface Props {
  opened: boolean;
  printer: PrinterView;
  others: PrinterView[];
  busy: boolean;
  /** Where waiting papers go. */
  remove: (waiting: string) => void;
  close: () => void;
}

/** A docket nobody prints is an order nobody cooks, so it is asked where the waiting ones go. */
export default function RemovePrinter({
  opened,
  printer: { name, waiting },
  others,
  busy,
  remove,
  close,
}: Props) {
  const [target, setTarget] = useState(others[0]?.id ?? CANCELLED);
  const places = [
    ...others.map(({ id, name: label }) => ({ value: id, label: `Auf „${label}“ drucken` })),
    { value: CANCELLED, label: 'Nicht mehr drucken' },
  ];

  return (
    <ConfirmModal
      opened={opened}
      title={`„${name}“ entfernen?`}
      confirm="Entfernen"
      dangerous
      busy={busy}
      onConfirm={() => remove(waiting > 0 ? target : CANCELLED)}
      onClose={close}
    >
      {waiting > 0 && (
        <Select
          label={
            waiting === 1 ? 'Ein Bon wartet noch. Wohin damit?' : `${waiting} Bons warten noch. Wohin damit?`
          }
          data={places}
          value={target}
          onChange={(value) => value && setTarget(value)}
          allowDeselect={false}
          mb="md"
        />
      )}
      <Text>Gedruckte Bons bleiben in der Liste.</Text>
    </ConfirmModal>
  );
}
