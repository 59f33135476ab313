import { type Address, isPostalCode } from './address';
import type { Basket } from './basket';

/** The body that `quote` and `order` share, without the address. */
export const orderOf = (
  basket: Basket,
  { when = 'asap', payment = 'cash', tipCents = 0 }: { when?: string; payment?: string; tipCents?: number },
) => ({
  fulfilment: basket.fulfilment,
  when,
  lines: basket.lines.map(({ key, ...line }) => line),
  payment,
  tipCents,
});

/** A price needs the postal code and street alone; half a postal code is none. */
export const placeOf = ({ fulfilment }: Basket, { postalCode, street }: Address) =>
  fulfilment === 'delivery' && isPostalCode(postalCode)
    ? { postalCode: postalCode.trim(), street }
    : undefined;
