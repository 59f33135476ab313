import { Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { REJECT_REASONS } from '../../../../../src/shop/order/order.types';
import { REJECT_LABEL } from '../../../../../src/shop/order/order.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';

interface Props {
  opened: boolean;
  number: number;
  busy: boolean;
  reject: (reason: string, text: string) => void;
  close: () => void;
}

export function RejectModal({ opened, number, busy, reject, close }: Props) {
  const [reason, setReason] = useState<string>(REJECT_REASONS[0]);
  const [text, setText] = useState('');

  return (
    <ConfirmModal
      opened={opened}
      title={`Nr. ${number} ablehnen`}
      confirm="Bestellung ablehnen"
      dangerous
      busy={busy}
      onConfirm={() => reject(reason, text)}
      onClose={close}
    >
      <Radio.Group label="Warum?" value={reason} onChange={setReason}>
        <Stack gap="xs" mt="xs">
          {REJECT_REASONS.map((one) => (
            <Radio key={one} value={one} label={REJECT_LABEL[one]} size="md" />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        mt="md"
        label="Ein Satz an den Gast"
        description="Freiwillig. Der Gast liest ihn auf seiner Seite."
        maxLength={200}
        autosize
        minRows={2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ConfirmModal>
  );
}
