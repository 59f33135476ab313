import { HOUR_MS } from '../../shared/berlin-time.js';
import type { Order } from '../order/order.types.js';
import type { Stop, StopState, Tour } from './driver.types.js';
import type { DriverDay } from './driver.view.js';

const LONGEST_MS = 8 * HOUR_MS;

/** Nobody drives longer, and yesterday's link opens nothing. */
export const endOf = (startedAt: Date): Date => new Date(startedAt.getTime() + LONGEST_MS);

export const stopOf = ({ id, number, sums, payment }: Order): Stop => {
  const cents = Math.max(0, sums.payableCents - Math.max(payment.paidCents, payment.heldCents ?? 0));
  const way = payment.way === 'cardOnSite' ? 'cardOnSite' : 'cash';
  return { orderId: id, number, state: 'open', payment: cents === 0 ? 'paid' : way, cents, at: null };
};

export type SendRefusal = 'notDelivery' | 'notReady' | 'taken';

const AT_THE_PASS = ['ready', 'underway'];

/** Why this order cannot be driven now; null when it can. */
export function sendRefusalOf(
  { id, fulfilment, state }: Pick<Order, 'id' | 'fulfilment' | 'state'>,
  alive: readonly Tour[],
): SendRefusal | null {
  if (fulfilment !== 'delivery') return 'notDelivery';
  if (!AT_THE_PASS.includes(state)) return 'notReady';
  return driverOf(id, alive) === null ? null : 'taken';
}

/** Who has it in the car. */
export const driverOf = (orderId: string, alive: readonly Tour[]): string | null =>
  alive.find(({ stops }) => stops.some((stop) => stop.orderId === orderId && stop.state === 'open'))
    ?.driverName ?? null;

/**
 * The stops after one of them has come to its end; null when it has before, or is none of this tour. Of two phones the one
 * that has handed it over is right: the order is completed by then.
 */
export function stopsAfter(
  { stops }: Pick<Tour, 'stops'>,
  orderId: string,
  to: Exclude<StopState, 'open'>,
  at: Date,
): Stop[] | null {
  const before: StopState[] = to === 'delivered' ? ['open', 'notMet'] : ['open'];
  if (!stops.some((stop) => stop.orderId === orderId && before.includes(stop.state))) return null;
  return stops.map((stop) => (stop.orderId === orderId ? { ...stop, state: to, at } : stop));
}

export const isDriven = (stops: readonly Stop[]): boolean => stops.every(({ state }) => state !== 'open');

/** Per driver what was driven, and what they hand over in cash. Nothing is booked: the till is the restaurant's own. */
export function driverDaysOf(tours: readonly Tour[], now: Date): DriverDay[] {
  const days = new Map<string, DriverDay>();
  for (const tour of tours) {
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

const sumOf = (stops: readonly Stop[], way: Stop['payment']): number =>
  stops.filter(({ payment }) => payment === way).reduce((sum, { cents }) => sum + cents, 0);

const stopRowOf = ({ at, ...stop }: Stop): DriverDay['stops'][number] => ({
  ...stop,
  at: at?.toISOString() ?? null,
});
