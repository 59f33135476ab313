import { Button, Group, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatEuro } from '../../../src/shared/money';
import type { OrderMoneyView } from '../../../src/shop/payment/payment.view';
import { useSending } from '../../lib/form/sending';
import { closing, useUnsaved } from '../../lib/form/unsaved';
import { api } from '../../lib/http/api';
import { toast } from '../../lib/toasts/toasts';
import { Modal } from '../dialogs/Dialog';
import { EuroInput } from '../fields/EuroInput';
import { Problem } from '../states/Problem';
import classes from './RefundModal.module.css';
import {
  bodyOf,
  centsOf,
  NOTHING_CHOSEN,
  problemOf,
  type RefundChoice,
  type RefundForm,
} from './refund-form.rules';

const CHOICES: { value: RefundChoice; label: string }[] = [
  { value: 'whole', label: 'Alles' },
  { value: 'lines', label: 'Einzelne Gerichte' },
  { value: 'sum', label: 'Betrag' },
];

interface Props {
  money: OrderMoneyView;
  put: (money: OrderMoneyView) => void;
  close: () => void;
}

const WINDOW = 'refund';

/** Money goes back the way it came: whole, for single dishes, or a sum. */
export default function RefundModal({ money, put, close }: Props) {
  const [form, setForm] = useState<RefundForm>(NOTHING_CHOSEN);
  const { busy, problem, send } = useSending();
  const change = (part: Partial<RefundForm>) => setForm((before) => ({ ...before, ...part }));
  const missing = problemOf(form, money);
  const cents = centsOf(form, money);

  useUnsaved(form === NOTHING_CHOSEN ? null : { what: 'Rückzahlung' }, WINDOW);
  const leave = closing(WINDOW, close);

  async function refund(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { orderId, refundedCents } = money;
    const body = { orderId, refundedCents, ...bodyOf(form) };
    const answer = await send(() => api.post<OrderMoneyView>('/api/payment/refund', body, { silent: true }));
    if (!answer) return;
    put(answer.data);
    toast.success(`${formatEuro(cents)} gehen an den Gast zurück`);
    close();
  }

  return (
    <Modal
      opened
      onClose={leave}
      title={`Geld zurückgeben, Bestellung ${money.number}`}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
      closeOnClickOutside={false}
    >
      <form className={classes.form} onSubmit={(event) => void refund(event)} noValidate>
        <p>
          Noch nicht zurückgegeben: {formatEuro(money.refundableCents)}
          {money.voucher.leftCents > 0 &&
            `. Davon gehen zuerst ${formatEuro(money.voucher.leftCents)} dorthin zurück, wo sie herkamen: auf Gutscheine.`}
        </p>
        <SegmentedControl
          fullWidth
          data={CHOICES}
          value={form.choice}
          aria-label="Was zurückgegeben wird"
          onChange={(choice) => change({ choice: choice as RefundChoice })}
        />
        {form.choice === 'lines' && <Lines money={money} form={form} change={change} />}
        {form.choice === 'sum' && (
          <EuroInput
            label="Betrag"
            value={form.cents}
            error={form.cents !== null && form.cents > money.refundableCents && missing}
            onChange={(sum) => change({ cents: sum })}
            data-autofocus
          />
        )}
        <TextInput
          label="Grund"
          description="Steht beim Vorgang, der Gast sieht ihn nicht. Kann leer bleiben."
          maxLength={140}
          value={form.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
        <Problem>{problem}</Problem>
        <p className={classes.hint}>
          Das Geld geht auf demselben Weg zurück, auf dem gezahlt wurde, und ist nach einigen Tagen beim Gast.
          Die Mehrwertsteuer wird in denselben Sätzen mit zurückgebucht.
        </p>
        <Group className={classes.buttons} justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => void leave()}>
            Abbrechen
          </Button>
          <Button type="submit" loading={busy} disabled={missing !== null} title={missing ?? undefined}>
            {missing ? 'Zurückgeben' : `${formatEuro(cents)} zurückgeben`}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

interface LinesProps extends Pick<Props, 'money'> {
  form: RefundForm;
  change: (part: Partial<RefundForm>) => void;
}

const Lines = ({ money, form: { pieces }, change }: LinesProps) => (
  <ul className={classes.lines}>
    {money.lines.map(({ lineId, name, quantity, grossCents }) => (
      <li key={lineId}>
        <span>
          {name}
          <small>
            {quantity} Stück, {formatEuro(grossCents)}
          </small>
        </span>
        <NumberInput
          aria-label={`Stückzahl ${name}`}
          min={0}
          max={quantity}
          clampBehavior="strict"
          allowDecimal={false}
          value={pieces[lineId] ?? 0}
          onChange={(count) => change({ pieces: { ...pieces, [lineId]: Number(count) || 0 } })}
        />
      </li>
    ))}
  </ul>
);
