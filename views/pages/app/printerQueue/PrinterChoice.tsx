import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';
import { MenuButton } from '../../../components/dialogs/MenuButton';

interface Props {
  label: string;
  /** What it is about, for people who cannot see the row. */
  about: string;
  printers: PrinterView[];
  busy: boolean;
  choose: (printerId: string) => void;
}

/** A button that asks for a printer; nothing where there is none to choose. */
export function PrinterChoice({ label, about, printers, busy, choose }: Props) {
  if (printers.length === 0) return null;
  return (
    <MenuButton
      position="bottom-end"
      withinPortal
      groups={[printers.map(({ id, name }) => ({ label: name, choose: () => choose(id) }))]}
    >
      <Button
        variant="default"
        loading={busy}
        rightSection={<IconChevronDown size={16} aria-hidden />}
        aria-label={`${about}, Drucker wählen`}
      >
        {label}
      </Button>
    </MenuButton>
  );
}
