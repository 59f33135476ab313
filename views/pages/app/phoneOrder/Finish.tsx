import { Checkbox, NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PhonePayment, PhoneSlot, PhoneWay } from '../../../../src/shop/phone-order/phone-order.view';
import { Section } from '../../../components/frame/Section';
import { api } from '../../../lib/http/api';
import { fieldId, focusOn } from './focus';
import classes from './PhoneOrder.module.css';
import type { PhoneOrderState } from './usePhoneOrder';

const PAYMENTS: { value: PhonePayment; label: string }[] = [
  { value: 'cash', label: 'Bar' },
  { value: 'cardOnSite', label: 'Karte' },
];

/** When, how it is paid, and what it costs. */
export function Finish({ order }: { order: PhoneOrderState }) {
  const { when, setWhen, minutes, setMinutes, payment, setPayment, guest, change, quote } = order;
  const slots = useSlots(order.way);

  return (
    <Section title="Wann und wie?">
      <div className={classes.when}>
        <NativeSelect
          id={fieldId('when')}
          label="Zeit"
          value={when}
          onChange={({ currentTarget }) => setWhen(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && focusOn('note')}
          data={[
            { value: 'asap', label: 'So bald wie möglich' },
            ...slots.map(({ at, label, full }) => ({
              value: at,
              label: full ? `${label} (voll)` : label,
              disabled: full,
            })),
          ]}
        />
        {when === 'asap' && (
          <TextInput
            label="Zugesagt in Minuten"
            inputMode="numeric"
            maxLength={3}
            placeholder={String(order.likely)}
            value={minutes === null ? '' : String(minutes)}
            onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value) || null)}
          />
        )}
      </div>
      <div className={classes.payment}>
        <span id="telefon-zahlung">Zahlungswunsch</span>
        <SegmentedControl
          aria-labelledby="telefon-zahlung"
          value={payment}
          onChange={(value) => setPayment(value as PhonePayment)}
          data={PAYMENTS}
        />
      </div>
      <Textarea
        id={fieldId('note')}
        label="Anmerkung für die Küche"
        autosize
        minRows={1}
        maxRows={3}
        maxLength={300}
        value={guest.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      {(quote.sums?.minAge ?? 0) > 0 && (
        <Checkbox
          id={fieldId('ageConfirmed')}
          className={classes.consent}
          checked={order.ageConfirmed}
          error={order.errors.ageConfirmed}
          onChange={({ currentTarget }) => order.setAgeConfirmed(currentTarget.checked)}
          label={`Der Gast ist mindestens ${quote.sums?.minAge} Jahre alt`}
          description="Gefragt am Telefon. An der Tür wird der Ausweis gezeigt."
        />
      )}
    </Section>
  );
}

function useSlots(way: PhoneWay): PhoneSlot[] {
  const [slots, setSlots] = useState<PhoneSlot[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void api
      .get<PhoneSlot[]>(`/api/phoneOrder/slots?fulfilment=${way}`, { silent: true, signal: stop.signal })
      .then((answer) => answer.success && !stop.signal.aborted && setSlots(answer.data));
    return () => stop.abort();
  }, [way]);
  return slots;
}
