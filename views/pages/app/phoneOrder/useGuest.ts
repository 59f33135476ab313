import { useState } from 'react';
import type { CallerView, PhoneOrderPage, PhoneWay } from '../../../../src/shop/phone-order/phone-order.view';

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

const guestIn = (city: string): PhoneGuest => ({
  phone: '',
  name: '',
  street: '',
  houseNo: '',
  postalCode: '',
  city,
  floor: '',
  hint: '',
  note: '',
  remembered: false,
});

/** Who is calling, and how the food gets to them. */
export function useGuest({ city, ways }: PhoneOrderPage) {
  const [guest, setGuest] = useState(() => guestIn(city));
  const [caller, setCaller] = useState<CallerView | null>(null);
  const [way, setWay] = useState<PhoneWay>(ways[0] ?? 'pickup');
  const change = (part: Partial<PhoneGuest>): void => setGuest((known) => ({ ...known, ...part }));

  function greet(found: CallerView): void {
    setCaller(found);
    if (found.orders.length === 0) return;
    const [address] = found.addresses;
    change({ name: found.name, remembered: found.remembered, ...(address && fieldsOf(address)) });
    const last = ways.find((one) => one === found.orders[0]?.fulfilment);
    if (last) setWay(last);
  }

  function forget(): void {
    setGuest(guestIn(city));
    setCaller(null);
  }

  return { guest, change, caller, greet, way, setWay, forget };
}

const TYPED = { name: 'Name', street: 'Adresse', hint: 'Hinweis zur Adresse', note: 'Anmerkung' } as const;

/** What somebody has written down about them. A number alone is dialled again. */
export const typedOf = (guest: PhoneGuest): string[] =>
  Object.entries(TYPED).flatMap(([field, label]) =>
    guest[field as keyof typeof TYPED].trim() ? [label] : [],
  );

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

export function addressOf(
  way: PhoneWay,
  { street, houseNo, postalCode, city, floor, hint }: PhoneGuest,
): { address?: object } {
  if (way === 'pickup' || !/^\d{5}$/.test(postalCode.trim())) return {};
  return { address: { street, houseNo, postalCode: postalCode.trim(), city, floor, note: hint } };
}
