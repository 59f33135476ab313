import type { Voice } from '../../shared/voice.types.js';
import { moveTo } from '../../shop/order/happening.rules.js';
import type { Order } from '../../shop/order/order.types.js';
import { isUnpaidRound, PAYING_MS, payerNow } from '../../shop/order/paying/round-paying.rules.js';
import type { PaymentMethod } from '../../shop/restaurant/pay-ways.types.js';
import { isOnline, type PayingShop, payableWith } from '../../shop/restaurant/paying/payable.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { tableLabel } from '../../shop/table/plan/plan.rules.js';
import { sharesOf, sumsOf } from '../../shop/table/tab/tab.rules.js';
import type { Tab, TabGuest } from '../../shop/table/tab/tab.types.js';
import { tabOrderOf } from '../../shop/table/tab/tab-order.rules.js';
import { lineViewOf } from '../order/line-view.rules.js';
import { sentenceOf } from '../order/tracking.rules.js';
import { moneyViewOf } from '../order/tracking-money.rules.js';
import type { GuestRound, GuestTableView, PayRoundView } from './table.view.js';

interface AtTable {
  table: { number: string };
  room: { name: string; ordering: boolean };
  parts: readonly Tab[];
  guest: TabGuest;
  orders: readonly Order[];
  shop: PayingShop;
  now: Date;
  voice: Voice;
  /** Where whoever paid an order of somebody else's finds its receipt. */
  receiptOf: (order: Order) => string;
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
export function guestTableOf(at: AtTable): GuestTableView {
  const { table, room, parts, guest, orders } = at;
  const guests = parts.flatMap((part) => part.guests).map(({ id, name }) => ({ id, name }));
  const rounds = orders.map(tabOrderOf);
  return {
    label: tableLabel(table, at.voice.language),
    room: room.name,
    ordering: room.ordering,
    me: { id: guest.id, name: guest.name },
    guests,
    rounds: orders.map((order) => roundOf(order, at, guests)),
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

/** How a round can be paid online now; empty where it cannot, or was. */
export const onlineWaysOf = (order: Order, shop: PayingShop, now: Date): PaymentMethod[] =>
  isUnpaidRound(order, now)
    ? payableWith(shop, order.fulfilment, order.sums.payableCents).filter(isOnline)
    : [];

/** What the form to pay needs; by whom it was paid everybody at the table may know. */
export function payRoundOf(order: Order, { shop, now, me }: { shop: PayingShop; now: Date; me: string }) {
  const ways = onlineWaysOf(order, shop, now);
  const due = ways.length > 0 ? { leftMs: PAYING_MS, ways } : null;
  const { payment, fulfilment, sums, id } = order;
  const view: PayRoundView = {
    id,
    state: due ? 'awaitPayment' : order.state,
    fulfilment,
    payment: ways[0] ?? payment.way,
    payableCents: sums.payableCents,
    money: { ...moneyViewOf(order, shop, now), due },
    byOther: payment.onSite !== undefined && payment.paidBy !== me,
  };
  return view;
}

interface Around {
  me: string;
  guests: readonly { id: string; name: string }[];
  now: Date;
}

function payerOf({ payment }: Order, { me, guests, now }: Around): GuestRound['payer'] {
  const id = payerNow(payment, now);
  const payer = guests.find((guest) => guest.id === id);
  return payer ? { name: payer.name, isMe: id === me } : null;
}

/** By somebody else: who takes it back needs no notice of it. */
const isRefused = ({ state, events = [] }: Order): boolean =>
  state === 'rejected' || (state === 'cancelled' && moveTo(events, 'cancelled')?.by !== 'guest');

const roundOf = (
  order: Order,
  { guest: { id: me }, shop, now, voice, receiptOf }: AtTable,
  guests: readonly { id: string; name: string }[],
): GuestRound => ({
  id: order.id,
  guestId: order.table?.guestId ?? '',
  name: order.contact.name,
  shared: order.table?.shared ?? false,
  state: order.state,
  why: isRefused(order) ? sentenceOf(order, voice) : '',
  at: order.placedAt.toISOString(),
  lines: order.lines.map((line) => {
    const { codes, declared, depositCents, unitCents, ...shown } = lineViewOf(line, voice.language);
    return shown;
  }),
  cents: order.sums.payableCents,
  paid: order.payment.paidCents - order.payment.refundedCents >= order.sums.payableCents,
  payable: onlineWaysOf(order, shop, now).length > 0,
  payer: payerOf(order, { me, guests, now }),
  token: order.table?.guestId === me ? order.token : null,
  receipt: order.payment.paidBy === me && order.table?.guestId !== me ? receiptOf(order) : null,
});
