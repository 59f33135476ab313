import { readConfig } from '../config';
import { type Address, isPostalCode } from './address';
import type { Basket } from './basket';

interface Asked {
  when?: string;
  payment?: string;
  tipCents?: number;
  /** Of vouchers. */
  codes?: readonly string[];
}

/** The body that `quote` and `order` share, without the address. */
export const orderOf = (
  basket: Basket,
  { when = 'asap', payment = 'cash', tipCents = 0, codes = [] }: Asked,
) => ({
  fulfilment: basket.fulfilment,
  ...atTable(basket.fulfilment),
  when,
  lines: basket.lines.map(({ key, ...line }) => line),
  payment,
  tipCents,
  ...(codes.length > 0 && { codes }),
});

const atTable = (way: string) => (way === 'table' ? { tableCode: readConfig().table?.code } : {});

/** A price needs the postal code and the door; the town is only looked at for whether it fits. Half a postal code is none. */
export function placeOf({ fulfilment }: Basket, { postalCode, street, houseNo, city }: Address) {
  if (fulfilment !== 'delivery' || !isPostalCode(postalCode)) return undefined;
  const said = { street, houseNo, city };
  const known = Object.entries(said).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []));
  return { postalCode: postalCode.trim(), ...Object.fromEntries(known) };
}
