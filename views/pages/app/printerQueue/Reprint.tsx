import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';

interface Props {
  title: string;
  /** False when the printer of last time is removed: then another one is chosen. */
  hasPrinter: boolean;
  printers: PrinterView[];
  busy: boolean;
  reprint: (printerId?: string) => void;
}

export function Reprint({ title, hasPrinter, printers, busy, reprint }: Props) {
  const label = `${title} erneut drucken`;
  if (hasPrinter) {
    return (
      <Button variant="default" loading={busy} onClick={() => reprint()} aria-label={label}>
        Erneut drucken
      </Button>
    );
  }
  if (printers.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={`${label}, Drucker wählen`}
        >
          Erneut drucken auf
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {printers.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => reprint(id)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
