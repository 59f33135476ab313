import { MINUTE_MS } from '../../shared/berlin-time.js';
import { addressLine } from '../basket/address-line.rules.js';
import { moveTo } from '../order/happening.rules.js';
import type { OrderOutline } from '../order/history/history.types.js';
import { isOver } from '../order/order.rules.js';
import type { Order, OrderState } from '../order/order.types.js';
import { CANCEL_LABEL, REJECT_LABEL, STATE_LABEL } from '../order/order.view.js';
import { moneyOf } from '../order/paying/money.rules.js';
import type { HistoryRow, RowTone } from './history.view.js';

type Timed = Pick<OrderOutline, 'placedAt' | 'wantedAt' | 'promisedAt' | 'events' | 'state'>;

/** An order as a line of the list. */
export const rowOf = (order: OrderOutline): HistoryRow => ({
  id: order.id,
  number: order.number,
  day: order.businessDay,
  placedAt: order.placedAt.toISOString(),
  aheadFor: order.wantedAt?.toISOString() ?? null,
  way: order.fulfilment,
  phoned: Boolean(order.phoned),
  name: nameOf(order),
  place: order.contact.address ? addressLine(order.contact.address) : '',
  state: order.state,
  stateText: STATE_LABEL[order.state],
  reason: reasonOf(order),
  tone: toneOf(order),
  minutes: minutesToReady(order),
  late: isLate(order),
  payment: order.payment.way,
  money: moneyOf(order),
  payableCents: order.sums.payableCents,
  refundedCents: order.payment.refundedCents,
});

/** From the order to the pass; null where nothing was made, and for orders ahead, which say nothing about the kitchen. */
export function minutesToReady({ placedAt, wantedAt, events }: Timed): number | null {
  const ready = finishOf(events);
  return ready && !wantedAt ? Math.round((ready.getTime() - placedAt.getTime()) / MINUTE_MS) : null;
}

/** From the order to what was promised; null for orders ahead here too. */
export const minutesPromised = ({ placedAt, wantedAt, promisedAt }: Timed): number | null =>
  promisedAt && !wantedAt ? Math.round((promisedAt.getTime() - placedAt.getTime()) / MINUTE_MS) : null;

/** Until somebody said yes. */
export function minutesToAccept({ placedAt, events }: Timed): number | null {
  const accepted = moveTo(events, 'accepted');
  return accepted ? (accepted.at.getTime() - placedAt.getTime()) / MINUTE_MS : null;
}

/** A minute over the promise is none: clocks are read in whole ones. */
export function isLate({ promisedAt, events }: Timed): boolean {
  const ready = finishOf(events);
  return ready !== null && promisedAt !== null && ready.getTime() - promisedAt.getTime() >= MINUTE_MS;
}

const finishOf = (events: Timed['events']): Date | null =>
  (moveTo(events, 'ready') ?? moveTo(events, 'underway') ?? moveTo(events, 'completed'))?.at ?? null;

const nameOf = ({ fulfilment, tableCode, contact, erasedAt }: OrderOutline): string => {
  if (fulfilment === 'table')
    return [`Tisch ${tableCode ?? ''}`.trim(), contact.name].filter(Boolean).join(' · ');
  return erasedAt ? '' : contact.name;
};

export function reasonOf({ rejection, cancellation }: Pick<Order, 'rejection' | 'cancellation'>): string {
  if (rejection) return rejection.text || REJECT_LABEL[rejection.reason];
  return cancellation ? cancellation.text || CANCEL_LABEL[cancellation.reason] : '';
}

const TONE: Partial<Record<OrderState, RowTone>> = {
  placed: 'primary',
  completed: 'good',
  rejected: 'bad',
  cancelled: 'bad',
};

const toneOf = (order: OrderOutline): RowTone =>
  isLate(order) && isOver(order.state) ? 'warn' : (TONE[order.state] ?? 'quiet');
