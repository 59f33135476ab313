import { HOUR_MS } from '../../shared/berlin-time.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { OpeningSettings } from '../opening-hours/opening-hours.types.js';
import { isOver } from '../order/order.rules.js';
import type { Order, OrderState } from '../order/order.types.js';
import type { Stop, StopState, Tour } from './driver.types.js';
import type { DriverDay } from './driver.view.js';

const LONGEST_MS = 8 * HOUR_MS;

/** Nobody drives longer, and yesterday's link opens nothing. */
export const endOf = (startedAt: Date): Date => new Date(startedAt.getTime() + LONGEST_MS);

/** What the guest still gives at the door, and how: it changes with the order until somebody stands there. */
export function owedOf({ sums, payment }: Pick<Order, 'sums' | 'payment'>): Pick<Stop, 'payment' | 'cents'> {
  const cents = Math.max(0, sums.payableCents - Math.max(payment.paidCents, payment.heldCents ?? 0));
  const way = payment.way === 'cardOnSite' ? 'cardOnSite' : 'cash';
  return { payment: cents === 0 ? 'paid' : way, cents };
}

export const stopOf = (order: Order): Stop => ({
  orderId: order.id,
  number: order.number,
  state: 'open',
  ...owedOf(order),
  at: null,
});

export type SendRefusal = 'notDelivery' | 'notThere' | 'taken';

const IN_THE_KITCHEN: readonly OrderState[] = ['accepted', 'preparing'];
const AT_THE_PASS: readonly OrderState[] = ['ready', 'underway'];

export const isInKitchen = ({ state }: Pick<Order, 'state'>): boolean => IN_THE_KITCHEN.includes(state);

/** Why nobody can be told to drive this order; null when somebody can, at once or as soon as it is ready. */
export function sendRefusalOf(
  { id, fulfilment, state }: Pick<Order, 'id' | 'fulfilment' | 'state'>,
  alive: readonly Tour[],
): SendRefusal | null {
  if (fulfilment !== 'delivery') return 'notDelivery';
  if (![...IN_THE_KITCHEN, ...AT_THE_PASS].includes(state)) return 'notThere';
  return driverOf(id, alive) === null ? null : 'taken';
}

/** Who has it in the car. */
export const driverOf = (orderId: string, alive: readonly Tour[]): string | null =>
  alive.find(({ stops }) => stops.some((stop) => stop.orderId === orderId && stop.state === 'open'))
    ?.driverName ?? null;

/**
 * The stops after one of them has come to its end; null when it has before, or is none of this tour. Of two phones the one
 * that has handed it over is right: the order is completed by then. What it cost at the door stays with the stop.
 */
export function stopsAfter(
  { stops }: Pick<Tour, 'stops'>,
  { id: orderId, ...order }: Pick<Order, 'id' | 'sums' | 'payment'>,
  to: 'delivered' | 'notMet',
  at: Date,
): Stop[] | null {
  const before: StopState[] = to === 'delivered' ? ['open', 'notMet', 'returned'] : ['open'];
  if (!stops.some((stop) => stop.orderId === orderId && before.includes(stop.state))) return null;
  return stops.map((stop) =>
    stop.orderId === orderId ? { ...stop, ...owedOf(order), state: to, at } : stop,
  );
}

export const isDriven = (stops: readonly Stop[]): boolean => stops.every(({ state }) => state !== 'open');

/** Who set out this late drives on over the end of a day. */
const LATE_MS = 2 * HOUR_MS;

/** Nobody has ended it: its time is over, or its business day is. */
export function isLeftBehind(
  { businessDay, startedAt, endsAt }: Pick<Tour, 'businessDay' | 'startedAt' | 'endsAt'>,
  settings: OpeningSettings,
  now: Date,
): boolean {
  if (endsAt <= now) return true;
  const late = now.getTime() - startedAt.getTime() < LATE_MS;
  return !late && businessDayOf(settings, now) > businessDay;
}

/** What nobody has said anything about comes back with whoever drove. */
export const stopsAtEnd = (stops: readonly Stop[], at: Date): Stop[] =>
  stops.map((stop) => (stop.state === 'open' ? { ...stop, state: 'returned', at } : stop));

/** A tour leaves as a whole: with the last of its orders that is ready. What comes to nothing holds up nobody. */
export const canLeave = (orders: readonly Pick<Order, 'state'>[]): boolean =>
  orders.every(({ state }) => AT_THE_PASS.includes(state) || isOver(state));

/** How many doors come before this one; null where nobody can say: a stop behind it was driven to already. */
export function stopsBefore(stops: readonly Stop[], orderId: string): number | null {
  const place = stops.findIndex((stop) => stop.orderId === orderId && stop.state === 'open');
  if (place < 0 || stops.slice(place).some(({ state }) => state !== 'open')) return null;
  return stops.slice(0, place).filter(({ state }) => state === 'open').length;
}

/** Per driver what was driven, and what they hand over in cash. Nothing is booked: the till is the restaurant's own. */
export function driverDaysOf(tours: readonly Tour[], now: Date): DriverDay[] {
  const days = new Map<string, DriverDay>();
  for (const tour of withoutRecalled(tours)) {
    const day = days.get(tour.driverId) ?? {
      driverId: tour.driverId,
      name: tour.driverName,
      stops: [],
      cashCents: 0,
      cardCents: 0,
      openTours: [],
    };
    const alive = tour.endedAt === null && tour.endsAt > now;
    const delivered = tour.stops.filter(({ state }) => state === 'delivered');
    days.set(tour.driverId, {
      ...day,
      stops: [...day.stops, ...tour.stops.map(stopRowOf)],
      cashCents: day.cashCents + sumOf(delivered, 'cash'),
      cardCents: day.cardCents + sumOf(delivered, 'cardOnSite'),
      openTours: alive ? [...day.openTours, tour.id] : day.openTours,
    });
  }
  return [...days.values()];
}

/** What was called back and driven once more was paid at the last door alone. */
function withoutRecalled(tours: readonly Tour[]): Tour[] {
  const last = new Map<string, Stop>();
  for (const stop of tours.flatMap(({ stops }) => stops)) {
    const known = last.get(stop.orderId);
    if (stop.state === 'delivered' && !(known?.at && stop.at && known.at > stop.at))
      last.set(stop.orderId, stop);
  }
  const isOutdone = (stop: Stop) => stop.state === 'delivered' && last.get(stop.orderId) !== stop;
  return tours.map((tour) => ({
    ...tour,
    stops: tour.stops.map((stop) => (isOutdone(stop) ? { ...stop, state: 'returned' } : stop)),
  }));
}

const sumOf = (stops: readonly Stop[], way: Stop['payment']): number =>
  stops.filter(({ payment }) => payment === way).reduce((sum, { cents }) => sum + cents, 0);

const stopRowOf = ({ at, ...stop }: Stop): DriverDay['stops'][number] => ({
  ...stop,
  at: at?.toISOString() ?? null,
});
