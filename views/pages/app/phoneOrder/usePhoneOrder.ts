import { useMemo, useRef, useState } from 'react';
import type { PhoneDish } from '../../../../src/shop/phone-order/phone-menu.view';
import type {
  CallerView,
  PhoneLine,
  PhoneOrderPage,
  PhonePayment,
  PhoneWay,
  PlacedByPhone,
} from '../../../../src/shop/phone-order/phone-order.view';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { newKey } from '../../../lib/http/request';
import { focusOn } from './focus';
import { useQuote } from './useQuote';

export interface BasketLine extends PhoneLine {
  key: number;
  dish: PhoneDish;
}

export interface PhoneGuest {
  phone: string;
  name: string;
  street: string;
  houseNo: string;
  postalCode: string;
  city: string;
  floor: string;
  hint: string;
  note: string;
  remembered: boolean;
}

export type PhoneOrderState = ReturnType<typeof usePhoneOrder>;

const guestIn = (city: string): PhoneGuest => ({
  ...{ phone: '', name: '', street: '', houseNo: '', postalCode: '', city },
  ...{ floor: '', hint: '', note: '', remembered: false },
});

/** An order while somebody is on the phone. */
export function usePhoneOrder(page: PhoneOrderPage) {
  const [guest, setGuest] = useState(() => guestIn(page.city));
  const [caller, setCaller] = useState<CallerView | null>(null);
  const [way, setWay] = useState<PhoneWay>(page.ways[0] ?? 'pickup');
  const [when, setWhen] = useState('asap');
  const [minutes, setMinutes] = useState<number | null>(null);
  const [payment, setPayment] = useState<PhonePayment>('cash');
  const [ageConfirmed, setAgeConfirmed] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [placed, setPlaced] = useState<PlacedByPhone | null>(null);
  const key = useRef(newKey());
  const basket = useBasket(page.dishes);
  const { busy, problem, send } = useSending();
  const wanted = useMemo(
    () => ({ fulfilment: way, when, payment, lines: basket.lines.map(lineOf), ...addressOf(way, guest) }),
    [way, when, payment, basket.lines, guest],
  );
  const quote = useQuote(wanted);
  const likely = minutesTo(quote.sums?.handoverAt) ?? page.leadMinutes[way];

  const change = (part: Partial<PhoneGuest>): void => setGuest((known) => ({ ...known, ...part }));

  function greet(found: CallerView): void {
    setCaller(found);
    const [address] = found.addresses;
    if (found.orders.length === 0) return;
    change({ name: found.name, remembered: found.remembered, ...(address && fieldsOf(address)) });
    const last = page.ways.find((one) => one === found.orders[0]?.fulfilment);
    if (last) setWay(last);
  }

  async function place(): Promise<void> {
    setErrors({});
    if (basket.lines.length === 0) return focusOn('dish');
    const { phone, name, note, remembered } = guest;
    const body = { ...wanted, phone, name, note, remembered, ageConfirmed };
    const expectedCents = quote.sums?.payableCents;
    const promise = when === 'asap' ? { minutes: minutes ?? likely } : {};
    const answer = await send(
      () =>
        api.post<PlacedByPhone>(
          '/api/phoneOrder/place',
          { ...body, ...promise, expectedCents },
          { silent: true, idempotencyKey: key.current },
        ),
      ({ fields, status }) => {
        // Refused is not placed: what is sent next is another order. Without an answer it may have been placed.
        if (status >= 400 && status < 500) key.current = newKey();
        setErrors(fields ?? {});
        focusOn(Object.keys(fields ?? {})[0] ?? '');
        quote.again();
        return false;
      },
    );
    if (answer) setPlaced(answer.data);
  }

  function next(): void {
    key.current = newKey();
    setGuest(guestIn(page.city));
    setCaller(null);
    setWhen('asap');
    setMinutes(null);
    setAgeConfirmed(false);
    setErrors({});
    setPlaced(null);
    basket.clear();
  }

  return {
    ...{ page, guest, change, caller, greet, way, setWay, when, setWhen, minutes, setMinutes },
    ...{ payment, setPayment, ageConfirmed, setAgeConfirmed, errors, placed, next },
    ...{ basket, quote, likely, busy, problem, place },
  };
}

/** What the kitchen needs right now; null while nobody has asked. */
const minutesTo = (at: string | undefined): number | null =>
  at === undefined ? null : Math.min(240, Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / 60_000)));

const lineOf = ({ productId, variantId, options, quantity, note }: BasketLine): PhoneLine => ({
  productId,
  variantId,
  options,
  quantity,
  note,
});

function addressOf(way: PhoneWay, { street, houseNo, postalCode, city, floor, hint }: PhoneGuest) {
  if (way === 'pickup' || !/^\d{5}$/.test(postalCode.trim())) return {};
  return { address: { street, houseNo, postalCode: postalCode.trim(), city, floor, note: hint } };
}

export const fieldsOf = ({
  street,
  houseNo,
  postalCode,
  city,
  floor,
  note,
}: CallerView['addresses'][number]): Partial<PhoneGuest> => ({
  street,
  houseNo,
  postalCode,
  city,
  floor,
  hint: note,
});

function useBasket(dishes: readonly PhoneDish[]) {
  const [lines, setLines] = useState<BasketLine[]>([]);
  const last = useRef(0);

  function add(dish: PhoneDish, line: Omit<PhoneLine, 'productId'>): void {
    const key = ++last.current;
    setLines((known) => merged(known, { key, dish, productId: dish.id, ...line }));
  }

  /** What has left the menu meanwhile stays away. */
  function addAll(again: readonly PhoneLine[]): void {
    for (const { productId, ...line } of again) {
      const dish = dishes.find(({ id }) => id === productId);
      if (dish) add(dish, line);
    }
  }

  const edit = (key: number, part: Partial<PhoneLine>): void =>
    setLines((known) => known.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const remove = (key: number): void => setLines((known) => known.filter((line) => line.key !== key));
  const count = (key: number, by: number): void =>
    setLines((known) =>
      known.flatMap((line) => {
        if (line.key !== key) return [line];
        const quantity = Math.min(99, line.quantity + by);
        return quantity > 0 ? [{ ...line, quantity }] : [];
      }),
    );

  return { lines, add, addAll, edit, remove, count, clear: () => setLines([]) };
}

/** The same once more is one line. */
function merged(known: BasketLine[], added: BasketLine): BasketLine[] {
  const twin = known.find((line) => choiceOf(line) === choiceOf(added));
  if (!twin) return [...known, added];
  return known.map((line) =>
    line === twin ? { ...line, quantity: Math.min(99, line.quantity + added.quantity) } : line,
  );
}

const choiceOf = ({ productId, variantId, options, note }: BasketLine): string =>
  JSON.stringify([productId, variantId, options, note]);
