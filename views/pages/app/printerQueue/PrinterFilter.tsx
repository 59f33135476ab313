import { navigate } from 'vike/client/router';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';
import { Select } from '../../../components/fields/Select';

interface Props {
  printers: PrinterView[];
  printerId: string | null;
}

const ALL = 'all';

/** The server is asked: of a printer that prints little, the newest hundred of all may hold nothing. */
export function PrinterFilter({ printers, printerId }: Props) {
  if (printers.length < 2) return null;
  const choices = printers.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <Select
      aria-label="Drucker"
      data={[{ value: ALL, label: 'Alle Drucker' }, ...choices]}
      value={printerId ?? ALL}
      allowDeselect={false}
      onChange={(id) =>
        void navigate(id === ALL || !id ? '/app/printerQueue' : `/app/printerQueue?printer=${id}`, {
          keepScrollPosition: true,
        })
      }
    />
  );
}
