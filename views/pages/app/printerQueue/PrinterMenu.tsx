import { ActionIcon } from '@mantine/core';
import { IconDotsVertical, IconKey, IconPower, IconStethoscope, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { MenuButton } from '../../../components/dialogs/MenuButton';
import type { MenuEntry } from '../../../components/dialogs/menu.types';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { DiagnosisModal } from './DiagnosisModal';
import { RemovePrinter } from './RemovePrinter';
import { KINDS } from './setup/printer-kinds';
import { SetUp } from './setup/SetUp';

type Wish = 'diagnosis' | 'switch' | 'renew' | 'remove';

interface Props {
  printer: PrinterView;
  others: PrinterView[];
  changed: () => void;
}

/** What is rarely done with a printer, each behind a question. */
export function PrinterMenu({ printer, others, changed }: Props) {
  const { id, name, enabled } = printer;
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

  async function turn(): Promise<void> {
    await send(() => api.post('/api/printer/change', { id, enabled: !enabled }));
    close();
    changed();
  }

  async function remove(waiting: string): Promise<void> {
    await send(() => api.post('/api/printer/remove', { id, waiting }));
    close();
    changed();
  }

  return (
    <>
      <Wishes
        name={name}
        enabled={enabled}
        hasAddress={KINDS[printer.kind].address !== undefined}
        onWish={(wish) => (wish === 'switch' && !enabled ? void turn() : setAsking(wish))}
      />
      <ConfirmModal
        opened={asking === 'switch'}
        title={`„${name}“ ausschalten?`}
        confirm="Ausschalten"
        busy={busy}
        onConfirm={turn}
        onClose={close}
      >
        {others.length > 0
          ? 'Neue Bons gehen an die anderen Drucker. Was schon wartet, bleibt hier und lässt sich umleiten.'
          : 'Es ist dein einziger Drucker: Bis du ihn wieder einschaltest, warten alle Bons.'}
      </ConfirmModal>
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
      <DiagnosisModal printer={asking === 'diagnosis' ? printer : null} close={close} />
      {url !== null && <SetUp kind={printer.kind} url={url} printer={printer} close={() => setUrl(null)} />}
    </>
  );
}

interface WishesProps {
  name: string;
  enabled: boolean;
  /** It calls an address that can be replaced. */
  hasAddress: boolean;
  onWish: (wish: Wish) => void;
}

const Wishes = ({ name, enabled, hasAddress, onWish }: WishesProps) => {
  const entry = (wish: Wish, label: string, Icon: typeof IconKey): MenuEntry => ({
    label,
    icon: <Icon size={18} aria-hidden />,
    choose: () => onWish(wish),
  });

  return (
    <MenuButton
      position="bottom-end"
      withinPortal
      groups={[
        [
          entry('diagnosis', 'Diagnose', IconStethoscope),
          entry('switch', enabled ? 'Ausschalten' : 'Einschalten', IconPower),
          ...(hasAddress ? [entry('renew', 'Neue Adresse', IconKey)] : []),
          entry('remove', 'Entfernen', IconTrash),
        ],
      ]}
    >
      <ActionIcon variant="subtle" size="xl" aria-label={`${name} einrichten`}>
        <IconDotsVertical size={20} aria-hidden />
      </ActionIcon>
    </MenuButton>
  );
};
