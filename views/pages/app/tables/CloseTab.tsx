import { Checkbox, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { FloorTabView } from '../../../../src/shop/table/serve/floor.view';
import type { CloseReason } from '../../../../src/shop/table/tab/tab.types';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { Euro } from '../../../components/tables/Euro';
import type { Serving } from './useFloor';

interface Props {
  opened: boolean;
  serving: Serving;
  label: string;
  tab: FloorTabView;
  leads: boolean;
  close: () => void;
}

interface Reason {
  value: CloseReason;
  label: string;
  why: string;
}

const PAID: Reason = {
  value: 'paidOnline',
  label: 'Online bezahlt',
  why: 'Alles ist online bezahlt, die Kasse bekommt nichts.',
};

const REASONS: Reason[] = [
  {
    value: 'toTill',
    label: 'An die Kasse übergeben',
    why: 'Kassiert wird in deiner Kasse, hier steht nur der Tisch wieder frei.',
  },
  {
    value: 'mistake',
    label: 'Fehlbestellung',
    why: 'Was noch offen ist, wird storniert. Bezahltes bleibt bezahlt; erstatten kannst du es an der Bestellung.',
  },
  { value: 'left', label: 'Gäste gegangen', why: 'Was noch offen ist, wird storniert, Bezahltes bleibt.' },
];

/** Never by which means, and never how much was taken: that is the till's. */
export function CloseTab({ opened, serving, label, tab, leads, close }: Props) {
  const { act, busy, problem } = serving;
  const isPaid = tab.paidCents > 0 && tab.openCents === 0;
  const [chosen, setReason] = useState<CloseReason | null>(null);
  const usual: CloseReason = isPaid ? 'paidOnline' : 'toTill';
  const reason = chosen === null || (chosen === 'paidOnline' && !isPaid) ? usual : chosen;
  const [ageChecked, setAgeChecked] = useState(false);
  const cooked = tab.rounds.some(({ state }) => !['placed', 'rejected', 'cancelled'].includes(state));
  const asksForAge = tab.minAge > 0 && (isServed(reason) || tab.paidCents > 0);
  const payers = [...new Set(tab.rounds.flatMap(({ payer }) => payer ?? []))];

  async function confirm(): Promise<void> {
    if (await act('close', { tabId: tab.id, reason, ageChecked, openCents: tab.openCents })) close();
  }

  return (
    <ConfirmModal
      opened={opened}
      title={`${label} abschließen`}
      confirm="Abschließen"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>
        Offen: <Euro cents={tab.openCents} />
        {tab.paidCents > 0 && (
          <>
            , online bezahlt: <Euro cents={tab.paidCents} />
          </>
        )}
      </p>
      {payers.map((name) => (
        <p key={name} role="status">
          {name} zahlt gerade online. Schließt du jetzt ab, kommt diese Zahlung nicht mehr zustande.
        </p>
      ))}
      <Radio.Group value={reason} onChange={(value) => setReason(value as CloseReason)} aria-label="Grund">
        <Stack gap="sm">
          {[...(isPaid ? [PAID] : []), ...REASONS].map(({ value, label: name, why }) => (
            <Radio
              key={value}
              value={value}
              label={name}
              description={why}
              disabled={!isServed(value) && cooked && !leads}
            />
          ))}
        </Stack>
      </Radio.Group>
      {asksForAge && (
        <Checkbox
          mt="md"
          label={`Ausweis geprüft (ab ${tab.minAge})`}
          checked={ageChecked}
          onChange={({ currentTarget }) => setAgeChecked(currentTarget.checked)}
        />
      )}
      {problem && <p role="alert">{problem}</p>}
    </ConfirmModal>
  );
}

const isServed = (reason: CloseReason): boolean => reason === 'toTill' || reason === 'paidOnline';
