import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Fulfilment } from '../../../../../../src/shared/fulfilment.types';
import { BY_THE_CLOCK, CANCEL_REASONS, REJECT_REASONS } from '../../../../../../src/shop/order/order.types';
import { CANCEL_LABEL, REJECT_LABEL } from '../../../../../../src/shop/order/order.view';
import { useUnsaved } from '../../../../../lib/form/unsaved';
import type { Step } from '../useBoard';
import { SHEET } from './sheet';

interface Props {
  kind: 'reject' | 'cancel';
  number: number;
  fulfilment: Fulfilment;
  /** What is chosen and written at first. */
  likely?: { reason: string; text: string };
  lost: boolean;
  answer: (step: Step) => Promise<void>;
  close: () => void;
}

const isOurs = (reason: string): boolean => !BY_THE_CLOCK.includes(reason);
const WORDS = {
  reject: { to: 'rejected', button: 'Bestellung ablehnen' },
  cancel: { to: 'cancelled', button: 'Bestellung stornieren' },
};

/** What is brought is not collected, and who collects stands at no door. */
function reasonsFor(kind: Props['kind'], fulfilment: Fulfilment): [string, string][] {
  if (kind === 'reject') return REJECT_REASONS.filter(isOurs).map((key) => [key, REJECT_LABEL[key]]);
  return CANCEL_REASONS.filter(
    (key) => isOurs(key) && (key !== 'notCollected' || fulfilment === 'pickup'),
  ).map((key) => [
    key,
    key === 'notReached' && fulfilment !== 'delivery' ? 'Gast nicht erreicht' : CANCEL_LABEL[key],
  ]);
}

/** Nobody's order comes to nothing without a reason, and none is guessed: the guest reads it. */
export function ReasonForm({ kind, number, fulfilment, likely, lost, answer, close }: Props) {
  const { to, button } = WORDS[kind];
  const [reason, setReason] = useState<string>(likely?.reason ?? '');
  const [text, setText] = useState(likely?.text ?? '');
  const unsaid = reason === 'other' && text.trim() === '';
  const [busy, setBusy] = useState(false);
  const isWritten = text.trim() !== (likely?.text ?? '');
  useUnsaved(isWritten && !busy ? { what: 'Satz an den Gast', changes: [`Nr. ${number}`] } : null, SHEET);
  const send = async () => {
    setBusy(true);
    await answer({ to, reason, text });
    setBusy(false);
  };

  return (
    <>
      <Radio.Group label={`Warum kommt Nr. ${number} nicht zustande?`} value={reason} onChange={setReason}>
        <Stack gap="xs" mt="xs">
          {reasonsFor(kind, fulfilment).map(([key, label]) => (
            <Radio key={key} value={key} label={label} size="md" />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        mt="md"
        label="Ein Satz an den Gast"
        description={`${reason === 'other' ? 'Bitte sagen, warum' : 'Freiwillig'}. Der Gast liest ihn in seiner Mail.`}
        maxLength={200}
        autosize
        minRows={2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={close} disabled={busy} data-autofocus>
          Abbrechen
        </Button>
        <Button
          color="red.4"
          onClick={() => void send()}
          loading={busy}
          disabled={lost || reason === '' || unsaid}
        >
          {button}
        </Button>
      </Group>
    </>
  );
}
