import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDotsVertical, IconKey, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PrinterMood, PrinterView } from '../../../../src/printer/printer/printer.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { DateTime } from '../../../components/tables/DateTime';
import { StatusBadge, type Tone } from '../../../components/tables/StatusBadge';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { AddressModal } from './AddressModal';
import classes from './PrinterQueue.module.css';

const TONE: Record<PrinterMood, Tone> = { well: 'good', attention: 'warn', trouble: 'bad', unknown: 'quiet' };

interface Props {
  printer: PrinterView;
  mayManage: boolean;
  changed: () => void;
}

export function PrinterCard({ printer, mayManage, changed }: Props) {
  const { id, name, status, mood, seenAt, mac, columns } = printer;
  const [busy, setBusy] = useState(false);

  async function test(): Promise<void> {
    setBusy(true);
    const answer = await api.post('/api/printer/test', { id });
    setBusy(false);
    if (answer.success) toast.success('Testdruck ist unterwegs.');
    changed();
  }

  return (
    <li className={classes.printer}>
      <div className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        {mayManage && <PrinterMenu printer={printer} changed={changed} />}
      </div>
      <StatusBadge tone={TONE[mood]}>{status}</StatusBadge>
      <p className={classes.facts}>
        {seenAt ? (
          <>
            Zuletzt gemeldet: <DateTime at={seenAt} />
          </>
        ) : (
          'Trage die Adresse im Drucker ein, dann meldet er sich von selbst.'
        )}
        <br />
        {columns} Zeichen je Zeile{mac && `, Gerät ${mac}`}
      </p>
      <Button variant="default" onClick={test} loading={busy} aria-label={`Testdruck auf ${name}`}>
        Testdruck
      </Button>
    </li>
  );
}

type Asking = 'renew' | 'remove' | null;

function PrinterMenu({ printer: { id, name }, changed }: Omit<Props, 'mayManage'>) {
  const [asking, setAsking] = useState<Asking>(null);
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const close = () => setAsking(null);

  async function confirm(): Promise<void> {
    setBusy(true);
    const path = asking === 'renew' ? '/api/printer/renewAddress' : '/api/printer/remove';
    const answer = await api.post<{ url: string } | null>(path, { id });
    setBusy(false);
    close();
    if (answer.success && answer.data) setUrl(answer.data.url);
    changed();
  }

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" size="xl" aria-label={`${name} einrichten`}>
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconKey size={18} aria-hidden />} onClick={() => setAsking('renew')}>
            Neue Adresse
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setAsking('remove')}>
            Entfernen
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        opened={asking === 'renew'}
        title="Neue Adresse vergeben?"
        confirm="Adresse ersetzen"
        busy={busy}
        onConfirm={confirm}
        onClose={close}
      >
        Die alte Adresse gilt danach nicht mehr. „{name}“ druckt erst wieder, wenn die neue Adresse im Drucker
        eingetragen ist.
      </ConfirmModal>
      <ConfirmModal
        opened={asking === 'remove'}
        title={`„${name}“ entfernen?`}
        confirm="Entfernen"
        dangerous
        busy={busy}
        onConfirm={confirm}
        onClose={close}
      >
        Was noch auf diesen Drucker wartet, wird abgebrochen. Gedruckte Bons bleiben in der Liste.
      </ConfirmModal>
      <AddressModal url={url} close={() => setUrl(null)} />
    </>
  );
}
