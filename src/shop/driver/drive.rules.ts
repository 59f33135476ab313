import { phoneLinkOf, shownPhone } from '../../shared/phone.js';
import { addressLine } from '../basket/address-line.rules.js';
import type { Order } from '../order/order.types.js';
import type { Stop, Tour } from './driver.types.js';
import type { DriveDoor, DriveStop, DriveView } from './driver.view.js';
import { isInKitchen, owedOf } from './tour.rules.js';

const LOST = ['rejected', 'cancelled'];
const MAP = 'https://www.google.com/maps/dir/?api=1&destination=';

/** The tour as the driver sees it. What the desk has done meanwhile counts too. */
export function driveViewOf(tour: Tour, orders: readonly Order[], shop: string): DriveView {
  const stops = tour.stops.map((stop) =>
    driveStopOf(
      stop,
      orders.find(({ id }) => id === stop.orderId),
    ),
  );
  return {
    driver: tour.driverName,
    shop,
    stops,
    cashCents: stops
      .filter(({ state, payment }) => state === 'delivered' && payment === 'cash')
      .reduce((sum, { cents }) => sum + cents, 0),
    over: stops.every(({ state }) => state !== 'open'),
  };
}

function driveStopOf(stop: Stop, order: Order | undefined): DriveStop {
  const state = stateOf(stop, order);
  const due = order?.promisedAt ?? order?.wantedAt ?? null;
  const owed = stop.state === 'open' && order ? owedOf(order) : { payment: stop.payment, cents: stop.cents };
  return {
    orderId: stop.orderId,
    number: stop.number,
    state,
    inKitchen: state === 'open' && order !== undefined && isInKitchen(order),
    ...owed,
    givenCents: givenOf(owed, order),
    minAge: order?.minAge ?? 0,
    dueAt: due?.toISOString() ?? null,
    pieces: order?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    door: state === 'open' && order ? doorOf(order) : null,
  };
}

function stateOf({ state }: Stop, order: Order | undefined): DriveStop['state'] {
  if (state !== 'open') return state;
  if (!order || LOST.includes(order.state)) return 'cancelled';
  return order.state === 'completed' ? 'delivered' : 'open';
}

/** Only while it is to be taken: after that nobody needs change. */
function givenOf(
  { payment, cents }: Pick<Stop, 'payment' | 'cents'>,
  order: Order | undefined,
): number | null {
  const given = order?.payment.cashCents ?? 0;
  return payment === 'cash' && given > cents ? given : null;
}

function doorOf({ contact: { name, phone, address, note } }: Order): DriveDoor {
  const line = address ? addressLine(address) : '';
  return {
    name,
    line,
    company: address?.company ?? '',
    floor: address?.floor ?? '',
    note: address?.note ?? '',
    wish: note,
    mapUrl: MAP + encodeURIComponent(line),
    phone: shownPhone(phone),
    phoneLink: phoneLinkOf(phone),
  };
}
