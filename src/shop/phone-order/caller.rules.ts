import type { OrderLine, PostalAddress } from '../basket/basket.types.js';
import { doorOf } from '../basket/door.rules.js';
import type { Order } from '../order/order.types.js';
import type { CallerOrder, PhoneLine } from './phone-order.view.js';

const MOST_ADDRESSES = 5;
const MOST_ORDERS = 5;

/** From the latest order that says so. */
export const callerNameOf = (orders: readonly Order[]): string =>
  orders.find(({ contact }) => contact.name)?.contact.name ?? '';

/** Each door once, however its street was spelled, with what the latest order said of it. */
export function callerAddressesOf(orders: readonly Order[]): PostalAddress[] {
  const doors = new Map<string, PostalAddress>();
  for (const { contact } of orders) {
    if (!contact.address) continue;
    const door = doorOf(contact.address);
    if (!doors.has(door)) doors.set(door, contact.address);
  }
  return [...doors.values()].slice(0, MOST_ADDRESSES);
}

export const callerOrdersOf = (orders: readonly Order[]): CallerOrder[] =>
  orders.slice(0, MOST_ORDERS).map(({ id, number, placedAt, fulfilment, sums, lines }) => ({
    id,
    number,
    placedAt: placedAt.toISOString(),
    fulfilment,
    payableCents: sums.payableCents,
    dishes: lines.map(({ quantity, name, variantName }) =>
      [`${quantity} ×`, name, variantName].filter(Boolean).join(' '),
    ),
    lines: lines.map(lineAgain),
  }));

/** An option that was partly free stands twice in an order and once in a basket. */
function lineAgain({ productId, variantId, options, quantity, note }: OrderLine): PhoneLine {
  const chosen = new Map<string, PhoneLine['options'][number]>();
  for (const { id, groupId, quantity: count } of options) {
    if (groupId === null) continue;
    const key = `${groupId} ${id}`;
    const known = chosen.get(key);
    chosen.set(key, { groupId, optionId: id, quantity: count + (known?.quantity ?? 0) });
  }
  return { productId, variantId, options: [...chosen.values()], quantity, note };
}
