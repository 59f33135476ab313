import { useMemo, useState } from 'react';
import type { PhoneDish } from '../../../../src/shop/phone-order/phone-menu.view';
import type {
  PhoneOrderPage,
  PhonePayment,
  PlacedByPhone,
} from '../../../../src/shop/phone-order/phone-order.view';
import { useSendingOnce } from '../../../lib/form/sending-once';
import { useUnsaved } from '../../../lib/form/unsaved';
import { api } from '../../../lib/http/api';
import type { ApiFailure } from '../../../lib/http/api.types';
import { focusOn } from './focus';
import { lineOf, useBasket } from './useBasket';
import { addressOf, typedOf, useGuest } from './useGuest';
import { useQuote } from './useQuote';

export type PhoneOrderState = ReturnType<typeof usePhoneOrder>;

/** An order while somebody is on the phone. */
export function usePhoneOrder(page: PhoneOrderPage) {
  const calling = useGuest(page);
  const { guest, way } = calling;
  const basket = useBasket(page.dishes);
  const [when, setWhen] = useState('asap');
  const [minutes, setMinutes] = useState<number | null>(null);
  const [payment, setPayment] = useState<PhonePayment>('cash');
  const [ageConfirmed, setAgeConfirmed] = useState(false);
  const [asked, ask] = useState<AskedDish | null>(null);
  const [tried, setTried] = useState(false);
  const wanted = useMemo(
    () => ({ fulfilment: way, when, payment, lines: basket.lines.map(lineOf), ...addressOf(way, guest) }),
    [way, when, payment, basket.lines, guest],
  );
  const quote = useQuote(wanted);
  const likely = minutesTo(quote.sums?.handoverAt) ?? page.leadMinutes[way];
  const placing = usePlacing(quote.again);

  const lines = basket.lines.map(({ quantity, dish }) => `${quantity} × ${dish.name}`);
  const written = [...lines, ...typedOf(guest)];
  useUnsaved(
    written.length > 0 && !placing.placed ? { what: 'Bestellung am Telefon', changes: written } : null,
  );

  const missing = missingBefore(asked, basket.lines.length);
  if (tried && !missing) setTried(false);

  function place(): void {
    setTried(missing !== null);
    if (missing) {
      if (!asked) focusOn('dish');
      return;
    }
    const { phone, name, note, remembered } = guest;
    const promise = when === 'asap' ? { minutes: minutes ?? likely } : {};
    const expectedCents = quote.sums?.payableCents;
    void placing.send({ ...wanted, phone, name, note, remembered, ageConfirmed, expectedCents, ...promise });
  }

  function next(): void {
    calling.forget();
    basket.clear();
    setWhen('asap');
    setMinutes(null);
    setAgeConfirmed(false);
    placing.forget();
  }

  const { errors, placed, busy, problem } = placing;
  const time = { when, setWhen, minutes, setMinutes, likely };
  const terms = { payment, setPayment, ageConfirmed, setAgeConfirmed };
  const extras = { asked, ask, missing: tried ? missing : null };
  return {
    page,
    ...extras,
    ...calling,
    ...time,
    ...terms,
    basket,
    quote,
    errors,
    placed,
    busy,
    problem,
    place,
    next,
  };
}

/** A dish whose extras are being asked for. */
export interface AskedDish {
  dish: PhoneDish;
  quantity: number;
}

/** What has to be done before anything can be ordered. */
function missingBefore(asked: AskedDish | null, lines: number): string | null {
  if (asked) return `Erst „${asked.dish.name}“ dazulegen oder abbrechen, dann bestellen.`;
  return lines === 0 ? 'Es ist noch kein Gericht dabei.' : null;
}

function usePlacing(askAgain: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [placed, setPlaced] = useState<PlacedByPhone | null>(null);
  const { busy, problem, send } = useSendingOnce();

  async function place(body: object): Promise<void> {
    setErrors({});
    const answer = await send(
      (once) => api.post<PlacedByPhone>('/api/phoneOrder/place', body, once),
      refused,
    );
    if (answer) setPlaced(answer.data);
  }

  function refused({ fields = {} }: ApiFailure): boolean {
    setErrors(fields);
    focusOn(Object.keys(fields)[0] ?? '');
    askAgain();
    return false;
  }

  function forget(): void {
    setErrors({});
    setPlaced(null);
  }

  return { errors, placed, busy, problem, send: place, forget };
}

/** What the kitchen needs right now; null while nobody has asked. */
const minutesTo = (at: string | undefined): number | null =>
  at === undefined ? null : Math.min(240, Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / 60_000)));
