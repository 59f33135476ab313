import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconKey, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { AddressModal } from './AddressModal';
import { RemovePrinter } from './RemovePrinter';

type Wish = 'renew' | 'remove';

interface Props {
  printer: PrinterView;
  others: PrinterView[];
  changed: () => void;
}

/** What is rarely done with a printer, each behind a question. */
export function PrinterMenu({ printer, others, changed }: Props) {
  const { id, name } = printer;
  const [asking, setAsking] = useState<Wish | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const { busy, send } = useSending();
  const close = () => setAsking(null);

  async function renew(): Promise<void> {
    const answer = await send(() => api.post<{ url: string }>('/api/printer/renewAddress', { id }));
    close();
    if (answer) setUrl(answer.data.url);
    changed();
  }

  async function remove(waiting: string): Promise<void> {
    await send(() => api.post('/api/printer/remove', { id, waiting }));
    close();
    changed();
  }

  return (
    <>
      <Wishes name={name} onWish={setAsking} />
      <ConfirmModal
        opened={asking === 'renew'}
        title="Neue Adresse vergeben?"
        confirm="Adresse ersetzen"
        busy={busy}
        onConfirm={renew}
        onClose={close}
      >
        Die alte Adresse gilt danach nicht mehr. „{name}“ druckt erst wieder, wenn die neue Adresse im Drucker
        eingetragen ist.
      </ConfirmModal>
      {asking === 'remove' && (
        <RemovePrinter opened printer={printer} others={others} busy={busy} remove={remove} close={close} />
      )}
      <AddressModal url={url} close={() => setUrl(null)} />
    </>
  );
}

const Wishes = ({ name, onWish }: { name: string; onWish: (wish: Wish) => void }) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon variant="subtle" size="xl" aria-label={`${name} einrichten`}>
        <IconDotsVertical size={20} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconKey size={18} aria-hidden />} onClick={() => onWish('renew')}>
        Neue Adresse
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={() => onWish('remove')}>
        Entfernen
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
