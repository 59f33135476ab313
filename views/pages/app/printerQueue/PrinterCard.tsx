import { Button } from '@mantine/core';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';
import PrinterMenu from '../../../components/printers/PrinterMenu';
import { KINDS } from '../../../components/printers/printer-kinds';
import { DateTime } from '../../../components/tables/DateTime';
import { MOOD_TONE } from '../../../components/tables/printer-mood';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import classes from './PrinterQueue.module.css';

interface Props {
  printer: PrinterView;
  others: PrinterView[];
  mayManage: boolean;
  changed: () => void;
}

export function PrinterCard({ printer, others, mayManage, changed }: Props) {
  const { id, name, kind, status, mood, seenAt, mac, columns, waiting } = printer;
  const { busy, send } = useSending();

  async function test(): Promise<void> {
    if (await send(() => api.post('/api/printer/test', { id }))) toast.success('Testdruck ist unterwegs.');
    changed();
  }

  return (
    <li className={classes.printer}>
      <div className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        {mayManage && <PrinterMenu printer={printer} others={others} changed={changed} />}
      </div>
      <StatusBadge tone={MOOD_TONE[mood]}>{status}</StatusBadge>
      <p className={classes.facts}>
        {seenAt ? (
          <>
            Zuletzt gemeldet: <DateTime at={seenAt} />
          </>
        ) : (
          KINDS[kind].next
        )}
        <br />
        {columns} Zeichen je Zeile{mac && `, Gerät ${mac}`}
        {waiting > 0 && (
          <>
            <br />
            {waiting === 1 ? 'Ein Bon ist' : `${waiting} Bons sind`} noch nicht gedruckt
          </>
        )}
      </p>
      <Button variant="default" onClick={test} loading={busy} aria-label={`Testdruck auf ${name}`}>
        Testdruck
      </Button>
    </li>
  );
}
