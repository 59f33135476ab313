import { Button } from '@mantine/core';
import type { PrinterMood, PrinterView } from '../../../../src/printer/printer/printer.view';
import { DateTime } from '../../../components/tables/DateTime';
import { StatusBadge, type Tone } from '../../../components/tables/StatusBadge';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { FIRST_CONTACT } from './first-contact';
import { PrinterMenu } from './PrinterMenu';
import classes from './PrinterQueue.module.css';

const TONE: Record<PrinterMood, Tone> = { well: 'good', attention: 'warn', trouble: 'bad', unknown: 'quiet' };

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
      <StatusBadge tone={TONE[mood]}>{status}</StatusBadge>
      <p className={classes.facts}>
        {seenAt ? (
          <>
            Zuletzt gemeldet: <DateTime at={seenAt} />
          </>
        ) : (
          FIRST_CONTACT[kind]
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
