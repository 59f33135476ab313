import { formatDate } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import { addressLine } from '../../shop/basket/address-line.rules.js';
import type { OrderLine } from '../../shop/basket/basket.types.js';
import { moveTo } from '../../shop/order/happening.rules.js';
import { isOver } from '../../shop/order/order.rules.js';
import type { Order, OrderState } from '../../shop/order/order.types.js';
import type { QuoteLineView, TrackingView } from './quote.view.js';
import { REJECTED, SENTENCES, STATES } from './tracking-words.rules.js';

const STEPS: Record<Fulfilment, OrderState[]> = {
  pickup: ['placed', 'accepted', 'ready', 'completed'],
  delivery: ['placed', 'accepted', 'underway', 'completed'],
  table: ['placed', 'accepted', 'completed'],
};

/** An order as the guest sees it, in the voice of the page. */
export const toTrackingView = (order: Order, voice: Voice): TrackingView => ({
  number: order.number,
  state: order.state,
  stateLabel: phrase(voice, STATES[order.state]),
  sentence: sentenceOf(order, voice),
  fulfilment: order.fulfilment,
  address: order.contact.address ? addressLine(order.contact.address) : null,
  wantedAt: order.wantedAt?.toISOString() ?? null,
  placedAt: order.placedAt.toISOString(),
  promisedAt: isOver(order.state) ? null : (order.promisedAt?.toISOString() ?? null),
  steps: stepsOf(order, voice),
  lines: order.lines.map(lineViewOf),
  legend: order.legend,
  minAge: order.minAge,
  fees: order.sums.fees.map(({ kind, cents }) => ({ kind, cents })),
  discountCents: order.sums.discountCents,
  depositCents: order.sums.depositCents,
  tipCents: order.sums.tipCents,
  payableCents: order.sums.payableCents,
  groups: order.sums.groups,
  payment: order.payment.way,
  note: order.contact.note,
  canCancel: order.state === 'placed',
  canErase: isOver(order.state) && order.erasedAt === null,
  contactUntil: order.contactUntil ? formatDate(order.contactUntil) : '',
  erased: order.erasedAt !== null,
});

export const lineViewOf = (line: OrderLine): QuoteLineView => ({
  productId: line.productId,
  variantId: line.variantId,
  name: line.name,
  variant: line.variantName,
  options: line.options.map(({ id, groupId, name, quantity, cents }) => ({
    id,
    groupId: groupId ?? null,
    name,
    quantity,
    cents,
  })),
  quantity: line.quantity,
  note: line.note,
  unitCents: line.unitCents,
  totalCents: line.grossCents,
  depositCents: line.depositCents,
  codes: line.declared.codes,
  declared: line.declared.complete,
});

function sentenceOf({ state, rejection }: Order, voice: Voice): string {
  const sentence = phrase(voice, SENTENCES[state]);
  if (state !== 'rejected' || !rejection) return sentence;
  return [sentence, `${phrase(voice, REJECTED[rejection.reason])}.`, rejection.text]
    .filter(Boolean)
    .join(' ');
}

/** A step that was skipped counts as done once a later one is. */
function stepsOf({ fulfilment, state, events }: Order, voice: Voice): TrackingView['steps'] {
  if (state === 'rejected' || state === 'cancelled') return [];
  return STEPS[fulfilment].map((step) => ({
    state: step,
    label: phrase(voice, STATES[step]),
    at: moveTo(events, step)?.at.toISOString() ?? null,
  }));
}
