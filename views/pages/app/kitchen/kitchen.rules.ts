import { MINUTE_MS } from '../../../../src/shared/berlin-time';
import type { KitchenState } from '../../../../src/shop/kitchen/kitchen.view';
import type { BoardLine, BoardOrder } from '../../../../src/shop/order/order.view';
import { stationsOfCategories } from '../../../../src/shop/order/pass/pass.rules';
import { type Age, workAge } from '../../../components/orders/work-age.rules';

/** The part of an order that one station makes. */
export interface Ticket {
  order: BoardOrder;
  lines: BoardLine[];
  /** 'dazu 1 Bar, 2 Ofen fertig': what the others do for the same bag. */
  besides: string;
  /** When it has to be at the pass. */
  dueAt: number | null;
}

export interface StationCount {
  /** null: all of them. */
  station: string | null;
  tickets: number;
}

/** So many fit on a screen at a time, and have a key. */
export const KEYED = 12;
/** With more of them each is set a little smaller, so that all twelve stay in sight. */
export const ROOMY = 9;

type Stations = ReadonlyMap<string, string>;

export const stationsIn = ({ stations }: Pick<KitchenState, 'stations'>): Stations =>
  new Map(Object.entries(stations));

const stationsOf = (line: BoardLine, stations: Stations): string[] =>
  stationsOfCategories(line.madeIn, stations);

const isBumped = ({ bumps }: BoardOrder, station: string): boolean =>
  bumps.some((bump) => bump.station === station);

/** What a station still has to make, the most urgent first; orders ahead come when their time does. */
export function ticketsOf(
  orders: readonly BoardOrder[],
  {
    stations,
    station,
    driveMinutes,
    now,
  }: { stations: Stations; station: string | null; driveMinutes: number; now: number },
): Ticket[] {
  return orders
    .filter(({ column, startsAt }) => column === 'working' && !(startsAt && Date.parse(startsAt) > now))
    .map((order) => ({
      order,
      lines: order.lines.filter((line) => isOpenAt(order, line, station, stations)),
      besides: station === null ? '' : besidesOf(order, station, stations),
      dueAt: dueOf(order, driveMinutes),
    }))
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => urgencyOf(a) - urgencyOf(b) || a.order.number - b.order.number);
}

const isOpenAt = (order: BoardOrder, line: BoardLine, station: string | null, stations: Stations): boolean =>
  stationsOf(line, stations).some((one) => (station === null || one === station) && !isBumped(order, one));

function besidesOf(order: BoardOrder, station: string, stations: Stations): string {
  const counts = new Map<string, number>();
  for (const line of order.lines)
    for (const one of stationsOf(line, stations))
      if (one !== station) counts.set(one, (counts.get(one) ?? 0) + line.quantity);
  const parts = [...counts].map(([one, count]) => `${count} ${one}${isBumped(order, one) ? ' fertig' : ''}`);
  return parts.length > 0 ? `dazu ${parts.join(', ')}` : '';
}

/** The kitchen's own time, as on its docket: what was promised, less the way to the guest. */
function dueOf({ promisedAt, wantedAt, fulfilment }: BoardOrder, driveMinutes: number): number | null {
  const due = promisedAt ?? wantedAt;
  if (!due) return null;
  return Date.parse(due) - (fulfilment === 'delivery' ? driveMinutes * MINUTE_MS : 0);
}

const urgencyOf = ({ dueAt, order }: Ticket): number => dueAt ?? Date.parse(order.placedAt);

/** Like the card at the counter, by the kitchen's own time. */
export const timeOf = ({ dueAt, order: { placedAt } }: Ticket, now: number): Age =>
  workAge({ dueAt, placedAt }, now);

/** Every station that has work or a category of its own, and all of them together at the end. */
export function countsOf(
  orders: readonly BoardOrder[],
  facts: { stations: Stations; driveMinutes: number; now: number },
): StationCount[] {
  const count = (station: string | null) => ticketsOf(orders, { ...facts, station }).length;
  const known = new Set(facts.stations.values());
  for (const { lines } of orders)
    for (const line of lines) for (const one of stationsOf(line, facts.stations)) known.add(one);
  const names = [...known].sort((a, b) => a.localeCompare(b, 'de'));
  const each = names.length > 1 ? names.map((station) => ({ station, tickets: count(station) })) : [];
  return [...each, { station: null, tickets: count(null) }];
}

/** '12 Margherita': all that is open at this station, the most first. */
export function allDay(tickets: readonly Ticket[]): { name: string; quantity: number }[] {
  const dishes = new Map<string, number>();
  for (const { lines } of tickets)
    for (const { name, quantity } of lines) dishes.set(name, (dishes.get(name) ?? 0) + quantity);
  return [...dishes]
    .map(([name, quantity]) => ({ name, quantity }))
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name, 'de'));
}

/** The grid of the screen is this fine: tickets lie under each other as close as on the rail. */
export const ROW_PX = 8;
const HEAD_PX = 70;
const LINE_PX = 34;
const OPTIONS_PX = 28;
const LETTERS_A_LINE = 26;
const LETTERS_OF_OPTIONS = 28;

export const rowsFor = (heightPx: number): number => Math.max(1, Math.ceil(heightPx / ROW_PX));

/** How high a ticket will be, until it is drawn and says so itself. */
export const rowsOf = ({ lines, order, besides }: Pick<Ticket, 'lines' | 'order' | 'besides'>): number =>
  rowsFor(
    lines.reduce((sum, line) => sum + heightOf(line), HEAD_PX + (order.note ? 44 : 0) + (besides ? 26 : 0)),
  );

function heightOf({ name, variant, options, note }: BoardLine): number {
  const letters = options.reduce((sum, option) => sum + option.length + 4, 0);
  const title = Math.ceil((name.length + variant.length * 0.8) / LETTERS_A_LINE);
  const rows = Math.ceil(letters / LETTERS_OF_OPTIONS);
  return title * LINE_PX + rows * OPTIONS_PX + Math.ceil(note.length / 24) * OPTIONS_PX;
}
