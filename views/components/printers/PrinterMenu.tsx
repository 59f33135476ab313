import { ActionIcon } from '@mantine/core';
import {
  IconDotsVertical,
  IconKey,
  IconPlugConnected,
  IconPower,
  IconStethoscope,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { PrinterKind } from '../../../src/printer/printer/printer.types';
import type { PrinterView } from '../../../src/printer/printer/printer.view';
import { useSending } from '../../lib/form/sending';
import { api } from '../../lib/http/api';
import { ConfirmModal } from '../dialogs/ConfirmModal';
import { MenuButton } from '../dialogs/MenuButton';
import type { MenuEntry } from '../dialogs/menu.types';
import { KINDS } from './printer-kinds';

const ConnectPrinter = lazy(() => import('./ConnectPrinter'));
const DiagnosisModal = lazy(() => import('./DiagnosisModal'));
const RemovePrinter = lazy(() => import('./RemovePrinter'));
const SetUp = lazy(() => import('./SetUp'));

type Wish = 'diagnosis' | 'connect' | 'switch' | 'renew' | 'remove';

interface Props {
  printer: PrinterView;
  others: PrinterView[];
  changed: () => void;
}

/** What is rarely done with a printer, each behind a question. */
export default function PrinterMenu({ printer, others, changed }: Props) {
  const { id, name, enabled } = printer;
  const [asking, setAsking] = useState<Wish | null>(null);
  const [made, setMade] = useState<{ kind: PrinterKind; url: string } | null>(null);
  const { busy, send } = useSending();
  const close = () => setAsking(null);

  async function renew(): Promise<void> {
    const answer = await send(() => api.post<{ url: string }>('/api/printer/renewAddress', { id }));
    close();
    if (answer) setMade({ kind: printer.kind, url: answer.data.url });
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
      <Suspense>
        {asking === 'remove' && (
          <RemovePrinter opened printer={printer} others={others} busy={busy} remove={remove} close={close} />
        )}
        {asking === 'connect' && (
          <ConnectPrinter
            printer={printer}
            close={close}
            connected={(kind, address) => setMade({ kind, url: address })}
            changed={changed}
          />
        )}
        {asking === 'diagnosis' && <DiagnosisModal printer={printer} close={close} />}
        {made && <SetUp {...made} printer={printer} close={() => setMade(null)} />}
      </Suspense>
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
          entry('connect', 'Anschluss ändern', IconPlugConnected),
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
