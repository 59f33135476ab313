import { isOver } from '../../order/order.rules.js';
import type { Order } from '../../order/order.types.js';
import { payerNow } from '../../order/paying/round-paying.rules.js';
import { tableLabel } from '../plan/plan.rules.js';
import type { FloorPlan, FloorTable } from '../plan/plan.types.js';
import {
  counts,
  isInTwoPlaces,
  moodOf,
  openCalls,
  partsOf,
  rootOf,
  sumsOf,
  tabAt,
} from '../tab/tab.rules.js';
import type { Tab, TabGuest } from '../tab/tab.types.js';
import { tabOrderOf } from '../tab/tab-order.rules.js';
import type { FloorRound, FloorTableView, FloorTabView, FloorView } from './floor.view.js';

interface House {
  plan: FloorPlan;
  sitting: readonly Tab[];
  orders: readonly Order[];
  now: Date;
  urlOf: (table: FloorTable) => string;
}

/** Every table with its people, what they wait for, and since when. */
export const floorOf = (house: House): FloorView => ({
  rooms: house.plan.rooms.map(({ id, name, ordering }) => ({ id, name, ordering })),
  tables: house.plan.tables.map((table) => tableViewOf(table, house)),
  now: house.now.toISOString(),
});

function tableViewOf(table: FloorTable, house: House): FloorTableView {
  const { code: _, codeSince: __, ...sketch } = table;
  const tab = tabAt(house.sitting, table.id);
  const isGuest = tab !== null && tab.tableId !== table.id;
  const parts = tab && partsOf(house.sitting, tab.id);
  const rounds = parts
    ? house.orders.filter(({ table: at }) => parts.some(({ id }) => id === at?.tabId))
    : [];
  const mood = moodOf(tab, rounds.map(tabOrderOf));
  const label = (tableId: string) => labelIn(house.plan, tableId);
  return {
    ...sketch,
    state: mood.state,
    since: mood.since?.toISOString() ?? null,
    mergedWith: isGuest ? label(tab.tableId) : null,
    tab: tab && parts && !isGuest ? tabViewOf(tab, parts, { rounds, label, now: house.now }) : null,
    url: house.urlOf(table),
  };
}

export const labelIn = ({ tables }: Pick<FloorPlan, 'tables'>, tableId: string): string => {
  const table = tables.find(({ id }) => id === tableId);
  return table ? tableLabel(table) : 'Ein Tisch';
};

function tabViewOf(
  tab: Tab,
  parts: readonly Tab[],
  { rounds, label, now }: { rounds: readonly Order[]; label: (tableId: string) => string; now: Date },
): FloorTabView {
  const guests = parts.flatMap((part) => part.guests);
  const waiting = rounds.filter(({ state }) => !isOver(state));
  return {
    id: tab.id,
    guests: guests.map(({ name }) => name),
    seated: parts.some(({ seatedAt }) => seatedAt !== null),
    twoPlaces: isInTwoPlaces({ guests }),
    with: parts.filter(({ id }) => id !== tab.id).map(({ tableId }) => label(tableId)),
    calls: openCalls(parts.flatMap((part) => part.calls)).map(({ kind, how, at }) => ({
      kind,
      how,
      at: at.toISOString(),
    })),
    rounds: rounds.map((round) => roundOf(round, guests, now)),
    ...sumsOf(rounds.map(tabOrderOf)),
    minAge: Math.max(0, ...waiting.map(({ minAge }) => minAge)),
  };
}

const roundOf = (
  { id, number, state, placedAt, contact, table, lines, sums, payment }: Order,
  guests: readonly TabGuest[],
  now: Date,
): FloorRound => ({
  orderId: id,
  number,
  state,
  at: placedAt.toISOString(),
  guest: contact.name,
  shared: table?.shared ?? false,
  lines: lines.map(({ quantity, name, variantName }) => ({
    quantity,
    name: [name, variantName].filter(Boolean).join(' '),
  })),
  cents: sums.payableCents,
  paid: payment.paidCents - payment.refundedCents >= sums.payableCents && sums.payableCents > 0,
  payer: guests.find((guest) => guest.id === payerNow(payment, now))?.name ?? null,
});

/** All parts of the party that a tab belongs to. */
export function partyOf(sitting: readonly Tab[], tabId: string): { root: Tab; parts: Tab[] } | null {
  const root = rootOf(sitting, tabId);
  return root && { root, parts: partsOf(sitting, root.id) };
}

/** Something was cooked already. */
export const isCooked = (orders: readonly Order[]): boolean =>
  orders.some((order) => counts(order) && order.state !== 'placed');
