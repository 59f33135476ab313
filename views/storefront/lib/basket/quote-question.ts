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

/** A price needs the postal code and street; the town is only looked at for whether it fits. Half a postal code is none. */
export const placeOf = ({ fulfilment }: Basket, { postalCode, street, city }: Address) =>
  fulfilment === 'delivery' && isPostalCode(postalCode)
    ? { postalCode: postalCode.trim(), street, ...(city.trim() && { city: city.trim() }) }
    : undefined;
