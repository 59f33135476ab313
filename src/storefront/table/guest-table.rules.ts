import type { Order } from '../../shop/order/order.types.js';
import type { PaymentMethod } from '../../shop/restaurant/pay-ways.types.js';
import { isOnline, payableWith } from '../../shop/restaurant/paying/payable.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { tableLabel } from '../../shop/table/plan/plan.rules.js';
import { sharesOf, sumsOf } from '../../shop/table/tab/tab.rules.js';
import type { Tab, TabGuest } from '../../shop/table/tab/tab.types.js';
import { tabOrderOf } from '../../shop/table/tab/tab-order.rules.js';
import { lineViewOf } from '../order/tracking.rules.js';
import type { GuestRound, GuestTableView } from './table.view.js';

interface AtTable {
  table: { number: string };
  room: { name: string; ordering: boolean };
  parts: readonly Tab[];
  guest: TabGuest;
  orders: readonly Order[];
}

const RECENT = 5;

/** Who pays in the house says so by their wish at the end; online it is said with the round. */
export function paymentAt(shop: Shop, asked: PaymentMethod): PaymentMethod {
  const ways = payableWith(shop, 'table');
  if (isOnline(asked) && ways.includes(asked)) return asked;
  return ways.find((way) => !isOnline(way)) ?? ways[0] ?? asked;
}

export const onlineAt = (shop: Shop): PaymentMethod | null =>
  payableWith(shop, 'table').find(isOnline) ?? null;

/** The party's own rounds and nobody else's. */
export function guestTableOf({ table, room, parts, guest, orders }: AtTable): GuestTableView {
  const guests = parts.flatMap((part) => part.guests).map(({ id, name }) => ({ id, name }));
  const rounds = orders.map(tabOrderOf);
  return {
    label: tableLabel(table),
    room: room.name,
    ordering: room.ordering,
    me: { id: guest.id, name: guest.name },
    guests,
    rounds: orders.map((order) => roundOf(order, guest.id)),
    ...sumsOf(rounds),
    shares: sharesOf(rounds, guests).filter(({ cents }) => cents > 0),
    calls: parts
      .flatMap((part) => part.calls)
      .slice(-RECENT)
      .map(({ kind, how, at, answeredAt }) => ({
        kind,
        how,
        at: at.toISOString(),
        answered: answeredAt !== null,
      })),
  };
}

const roundOf = (order: Order, me: string): GuestRound => ({
  id: order.id,
  guestId: order.table?.guestId ?? '',
  name: order.contact.name,
  shared: order.table?.shared ?? false,
  state: order.state,
  at: order.placedAt.toISOString(),
  lines: order.lines.map((line) => {
    const { name, variant, quantity, options, note, totalCents } = lineViewOf(line);
    return { name, variant, quantity, options, note, totalCents };
  }),
  cents: order.sums.payableCents,
  paid: order.payment.paidCents - order.payment.refundedCents >= order.sums.payableCents,
  token: order.table?.guestId === me ? order.token : null,
});
