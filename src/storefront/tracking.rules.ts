import type { Fulfilment } from '../shop/delivery/fulfilment.types.js';
import { addressLine } from '../shop/order/address-line.rules.js';
import { isOver } from '../shop/order/order.rules.js';
import type { Order, OrderLine, OrderState } from '../shop/order/order.types.js';
import { REJECT_LABEL, STATE_LABEL } from '../shop/order/order.view.js';
import type { QuoteLineView, TrackingView } from './quote.view.js';

const SENTENCE: Record<OrderState, string> = {
  awaitPayment: 'Wir warten noch auf deine Zahlung.',
  placed:
    'Wir haben deine Bestellung erhalten. Der Vertrag kommt zustande, sobald das Restaurant sie annimmt.',
  accepted: 'Das Restaurant hat deine Bestellung angenommen.',
  preparing: 'Deine Bestellung wird gerade zubereitet.',
  ready: 'Deine Bestellung ist fertig.',
  underway: 'Deine Bestellung ist unterwegs zu dir.',
  completed: 'Guten Appetit!',
  rejected: 'Das Restaurant kann deine Bestellung leider nicht annehmen.',
  cancelled: 'Diese Bestellung wurde storniert.',
};

const WAY: Record<Fulfilment, OrderState[]> = {
  pickup: ['placed', 'accepted', 'ready', 'completed'],
  delivery: ['placed', 'accepted', 'underway', 'completed'],
  table: ['placed', 'accepted', 'completed'],
};

export const toTrackingView = (order: Order): TrackingView => ({
  number: order.number,
  state: order.state,
  stateLabel: STATE_LABEL[order.state],
  sentence: sentenceOf(order),
  fulfilment: order.fulfilment,
  address: order.contact.address ? addressLine(order.contact.address) : null,
  wantedAt: order.wantedAt?.toISOString() ?? null,
  placedAt: order.placedAt.toISOString(),
  promisedAt: isOver(order.state) ? null : (order.promisedAt?.toISOString() ?? null),
  steps: stepsOf(order),
  lines: order.lines.map(lineViewOf),
  fees: order.sums.fees.map(({ kind, cents }) => ({ kind, cents })),
  discountCents: order.sums.discountCents,
  depositCents: order.sums.depositCents,
  tipCents: order.sums.tipCents,
  payableCents: order.sums.payableCents,
  groups: order.sums.groups,
  payment: order.payment.way,
  note: order.contact.note,
});

export const lineViewOf = (line: OrderLine): QuoteLineView => ({
  productId: line.productId,
  variantId: line.variantId,
  name: line.name,
  variant: line.variantName,
  options: line.options.map(({ id, name, quantity, cents }) => ({ id, name, quantity, cents })),
  quantity: line.quantity,
  note: line.note,
  unitCents: line.unitCents,
  totalCents: line.grossCents,
  depositCents: line.depositCents,
});

function sentenceOf({ state, rejection }: Order): string {
  if (state !== 'rejected' || !rejection) return SENTENCE[state];
  return [SENTENCE.rejected, `${REJECT_LABEL[rejection.reason]}.`, rejection.text].filter(Boolean).join(' ');
}

/** A step that was skipped counts as done once a later one is. */
function stepsOf({ fulfilment, state, events }: Order): TrackingView['steps'] {
  if (state === 'rejected' || state === 'cancelled') return [];
  return WAY[fulfilment].map((step) => ({
    state: step,
    label: STATE_LABEL[step],
    at: events.find(({ to }) => to === step)?.at.toISOString() ?? null,
  }));
}
