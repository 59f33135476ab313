import { useMounted } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { reload } from 'vike/client/router';
import type { PrinterView } from '../../../../../src/printer/printer/printer.view';
import { KINDS } from '../../../../components/printers/printer-kinds';
import classes from './Printers.module.css';

const PrinterMenu = lazy(() => import('../../../../components/printers/PrinterMenu'));

/** What stands there and how it is reached; everything about the device itself is behind its menu. */
export function Device({ printer, others }: { printer: PrinterView; others: PrinterView[] }) {
  // The server waits for nothing that comes later.
  const mounted = useMounted();
  const { kind, address, columns, waiting } = printer;
  const facts = [
    KINDS[kind].label,
    address,
    `${columns} Zeichen je Zeile`,
    waiting > 0 && (waiting === 1 ? 'ein Bon wartet' : `${waiting} Bons warten`),
  ];
  return (
    <div className={classes.device}>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <Suspense>
        {mounted && <PrinterMenu printer={printer} others={others} changed={() => void reload()} />}
      </Suspense>
    </div>
  );
}
