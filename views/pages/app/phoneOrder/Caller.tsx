import { Checkbox, TextInput } from '@mantine/core';
import { IconBan, IconMapPin } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { CallerView } from '../../../../src/shop/phone-order/phone-order.view';
import { Section } from '../../../components/frame/Section';
import { api } from '../../../lib/http/api';
import { Address } from './Address';
import { fieldId, focusOn } from './focus';
import classes from './Guest.module.css';
import { fieldsOf } from './useGuest';
import type { PhoneOrderState } from './usePhoneOrder';
import { Way } from './Way';

/** Number first: whoever has called before need not spell their name again. */
export function Caller({ order }: { order: PhoneOrderState }) {
  const { guest, change, caller, errors, page, way } = order;
  const lookUp = useLookUp(order);

  return (
    <Section title="Wer ruft an?">
      <div className={classes.fields}>
        <TextInput
          id={fieldId('phone')}
          className={classes.phone}
          label="Telefonnummer"
          type="tel"
          autoComplete="off"
          autoFocus
          maxLength={40}
          value={guest.phone}
          error={errors.phone}
          onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
          onKeyDown={(event) => event.key === 'Enter' && void lookUp(guest.phone)}
          onBlur={() => void lookUp(guest.phone, false)}
        />
        <p className={classes.known} role="status">
          {caller ? greetingFor(caller, guest.phone) : guest.phone && 'Enter: kennen wir die Nummer?'}
        </p>
      </div>
      {caller?.blocked && (
        <p className={classes.blocked} role="alert">
          <IconBan size={18} aria-hidden />
          Auf der Sperrliste: {caller.blocked}
        </p>
      )}
      {caller && caller.addresses.length > 1 && <Addresses order={order} caller={caller} />}
      {page.ways.length > 1 && <Way order={order} />}
      <div className={classes.fields}>
        <TextInput
          id={fieldId('name')}
          label="Name"
          autoComplete="off"
          maxLength={80}
          value={guest.name}
          error={errors.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          onKeyDown={(event) => event.key === 'Enter' && focusOn(way === 'delivery' ? 'street' : 'dish')}
        />
      </div>
      {way === 'delivery' && <Address order={order} />}
      <Checkbox
        className={classes.consent}
        checked={guest.remembered}
        onChange={({ currentTarget }) => change({ remembered: currentTarget.checked })}
        label="Für das nächste Mal merken"
        description="Nur wenn der Gast zustimmt. Sonst bleibt die Nummer allein bei dieser Bestellung."
      />
    </Section>
  );
}

/** Asked once per number, whether by Enter or by leaving the field. */
function useLookUp({ greet, caller }: PhoneOrderState) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (!caller) setAsked('');
  }, [caller]);

  return async (phone: string, goOn = true): Promise<void> => {
    if (phone.trim() === '') {
      if (goOn) focusOn('way');
      return;
    }
    if (phone === asked) {
      if (goOn) focusOn('way');
      return;
    }
    setAsked(phone);
    const answer = await api.post<CallerView>('/api/phoneOrder/caller', { phone });
    if (!answer.success) return;
    greet(answer.data);
    if (goOn) focusOn(answer.data.orders.length > 0 ? 'dish' : 'way');
  };
}

function greetingFor({ phone, shown, orders, name }: CallerView, typed: string): string {
  if (typed.trim() === '') return '';
  if (phone === null) return 'Diese Nummer kann niemand zurückrufen.';
  if (orders.length === 0) return `${shown}: noch nicht bekannt`;
  return `${shown}: ${name || 'bekannt'}`;
}

const Addresses = ({ order, caller }: { order: PhoneOrderState; caller: CallerView }) => (
  <ul className={classes.chips} aria-label="Bekannte Adressen">
    {caller.addresses.map((address) => (
      <li key={`${address.street} ${address.houseNo} ${address.postalCode}`}>
        <button
          type="button"
          className={classes.chip}
          onClick={() => {
            order.change(fieldsOf(address));
            order.setWay('delivery');
          }}
        >
          <IconMapPin size={16} aria-hidden />
          {address.street} {address.houseNo}
        </button>
      </li>
    ))}
  </ul>
);
