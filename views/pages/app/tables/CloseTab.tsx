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

const REASONS: { value: CloseReason; label: string; why: string }[] = [
  {
    value: 'toTill',
    label: 'An die Kasse übergeben',
    why: 'Kassiert wird in deiner Kasse, hier steht nur der Tisch wieder frei.',
  },
  { value: 'mistake', label: 'Fehlbestellung', why: 'Was noch offen ist, wird storniert.' },
  { value: 'left', label: 'Gäste gegangen', why: 'Was noch offen ist, wird storniert.' },
];

/** Never by which means, and never how much was taken: that is the till's. */
export function CloseTab({ opened, serving, label, tab, leads, close }: Props) {
  const { act, busy, problem } = serving;
  const [reason, setReason] = useState<CloseReason>('toTill');
  const [ageChecked, setAgeChecked] = useState(false);
  const cooked = tab.rounds.some(({ state }) => !['placed', 'rejected', 'cancelled'].includes(state));
  const asksForAge = tab.minAge > 0 && reason === 'toTill';

  async function confirm(): Promise<void> {
    if (await act('close', { tabId: tab.id, reason, ageChecked })) close();
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
      </p>
      <Radio.Group value={reason} onChange={(value) => setReason(value as CloseReason)} aria-label="Grund">
        <Stack gap="sm">
          {REASONS.map(({ value, label: name, why }) => (
            <Radio
              key={value}
              value={value}
              label={name}
              description={why}
              disabled={value !== 'toTill' && cooked && !leads}
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
