import type { OrderState } from '../../order/order.types.js';
import type { Tab, TabCall, TabShare } from './tab.types.js';

type Linked = Pick<Tab, 'id' | 'state' | 'mergedInto'>;

/** The tab that this one is paid with; itself, as long as it was never merged. Null where the way ends nowhere. */
export function rootOf<T extends Linked>(tabs: readonly T[], id: string): T | null {
  const known = new Map(tabs.map((tab) => [tab.id, tab]));
  let tab = known.get(id) ?? null;
  for (let steps = 0; tab && tab.state === 'merged' && steps <= tabs.length; steps++)
    tab = known.get(tab.mergedInto ?? '') ?? null;
  return tab?.state === 'merged' ? null : tab;
}

/** The tab and all that were merged into it. */
export const partsOf = <T extends Linked>(tabs: readonly T[], rootId: string): T[] =>
  tabs.filter((tab) => rootOf(tabs, tab.id)?.id === rootId);

/** Where people sit: at their own table, or at the one they were merged with. */
export const tabAt = <T extends Linked & Pick<Tab, 'tableId'>>(
  tabs: readonly T[],
  tableId: string,
): T | null => {
  const own = tabs.filter((tab) => tab.tableId === tableId);
  const sitting = own.find(({ state }) => state === 'open') ?? own.find(({ state }) => state === 'merged');
  return sitting ? rootOf(tabs, sitting.id) : null;
};

/** What of an order the tab counts. */
export interface TabOrder {
  id: string;
  state: OrderState;
  tabId: string;
  guestId: string;
  guestName: string;
  /** For everybody at the table: split evenly. */
  shared: boolean;
  payableCents: number;
  paidCents: number;
  /** Something of it is to drink and not there yet. */
  drinks: boolean;
  placedAt: Date;
}

const NOTHING: readonly OrderState[] = ['rejected', 'cancelled', 'awaitPayment'];

/** Rejected and cancelled rounds cost nothing, and what waits for its payment is none yet. */
export const counts = ({ state }: Pick<TabOrder, 'state'>): boolean => !NOTHING.includes(state);

export interface TabSums {
  totalCents: number;
  /** Paid online already. */
  paidCents: number;
  openCents: number;
}

export function sumsOf(orders: readonly TabOrder[]): TabSums {
  const counted = orders.filter(counts);
  const totalCents = sum(counted.map(({ payableCents }) => payableCents));
  const paidCents = sum(counted.map((order) => Math.min(order.paidCents, order.payableCents)));
  return { totalCents, paidCents, openCents: totalCents - paidCents };
}

/** What each guest has to pay: their own, and an even share of what is for all. To the cent, nothing lost. */
export function sharesOf(
  orders: readonly TabOrder[],
  guests: readonly { id: string; name: string }[],
): TabShare[] {
  const counted = orders.filter(counts);
  const names = new Map(guests.map(({ id, name }) => [id, name]));
  for (const { guestId, guestName } of counted) if (!names.has(guestId)) names.set(guestId, guestName);
  const all = [...names.keys()].sort();
  const cents = new Map(all.map((id) => [id, 0]));
  const add = (id: string, more: number) => cents.set(id, (cents.get(id) ?? 0) + more);
  const open = (order: TabOrder) => order.payableCents - Math.min(order.paidCents, order.payableCents);
  for (const order of counted.filter(({ shared }) => !shared)) add(order.guestId, open(order));
  const forAll = sum(counted.filter(({ shared }) => shared).map(open));
  all.forEach((id, i) => {
    add(id, Math.floor(forAll / all.length) + (i < forAll % all.length ? 1 : 0));
  });
  return all.map((id) => ({ guestId: id, name: names.get(id) ?? '', cents: cents.get(id) ?? 0 }));
}

const sum = (all: readonly number[]): number => all.reduce((so, far) => so + far, 0);

export const TABLE_STATES = [
  'free',
  'seated',
  'new',
  'drinks',
  'ordered',
  'served',
  'calls',
  'pays',
] as const;
export type TableState = (typeof TABLE_STATES)[number];

export interface TableMood {
  state: TableState;
  since: Date | null;
}

const COOKING: readonly OrderState[] = ['accepted', 'preparing'];

/** What a table wants of the house, the most urgent first. */
export function moodOf(
  tab: Pick<Tab, 'openedAt' | 'seatedAt' | 'calls'> | null,
  orders: readonly TabOrder[],
): TableMood {
  if (!tab) return { state: 'free', since: null };
  const waiting = openCalls(tab.calls);
  const pays = waiting.find(({ kind }) => kind === 'pay');
  const calls = waiting.find(({ kind }) => kind === 'waiter');
  if (calls) return { state: 'calls', since: calls.at };
  if (pays) return { state: 'pays', since: pays.at };
  const first = (wanted: (order: TabOrder) => boolean) => orders.filter(wanted).sort(byTime)[0];
  const fresh = first(({ state }) => state === 'placed');
  if (fresh) return { state: 'new', since: fresh.placedAt };
  const thirsty = first(({ state, drinks }) => COOKING.includes(state) && drinks);
  if (thirsty) return { state: 'drinks', since: thirsty.placedAt };
  const cooking = first(({ state }) => COOKING.includes(state));
  if (cooking) return { state: 'ordered', since: cooking.placedAt };
  const served = first(counts);
  if (served) return { state: 'served', since: tab.seatedAt ?? tab.openedAt };
  return { state: 'seated', since: tab.seatedAt ?? tab.openedAt };
}

const byTime = (a: TabOrder, b: TabOrder): number => a.placedAt.getTime() - b.placedAt.getTime();

export const openCalls = (calls: readonly TabCall[]): TabCall[] =>
  calls.filter(({ answeredAt }) => answeredAt === null);

/** The same code from more than one network: a phone on its own data, or somebody who is not here. */
export const isInTwoPlaces = ({ guests }: Pick<Tab, 'guests'>): boolean =>
  new Set(guests.map(({ place }) => place).filter(Boolean)).size > 1;

const OVERNIGHT_MS = 16 * 3_600_000;

/** Nobody sits that long: whoever comes now are others. */
export const isForgotten = ({ openedAt }: Pick<Tab, 'openedAt'>, now: Date): boolean =>
  now.getTime() - openedAt.getTime() > OVERNIGHT_MS;
