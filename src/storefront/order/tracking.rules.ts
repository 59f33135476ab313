import { formatDate } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { phoneLinkOf, shownPhone } from '../../shared/phone.js';
import { phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import { inLanguage } from '../../shop/allergens/declared-english.rules.js';
import { addressLine } from '../../shop/basket/address-line.rules.js';
import { moveTo } from '../../shop/order/happening.rules.js';
import { isOver } from '../../shop/order/order.rules.js';
import type { Order, OrderState } from '../../shop/order/order.types.js';
import { refusalOf, UNANSWERED } from '../../shop/order-mail/refusal-words.rules.js';
import type { PayingShop } from '../../shop/restaurant/paying/payable.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { discountRowsOf } from './code-view.rules.js';
import { firstNameOf } from './first-name.rules.js';
import { lineViewOf } from './line-view.rules.js';
import type { RestaurantView, TrackingView } from './quote.view.js';
import { moneyViewOf } from './tracking-money.rules.js';
import { expectationOf, isOverdue, momentText } from './tracking-times.rules.js';
import { SENTENCES, stateOf, stopsSentence, UNPAID } from './tracking-words.rules.js';

const STEPS: Record<Fulfilment, OrderState[]> = {
  pickup: ['placed', 'accepted', 'ready', 'completed'],
  delivery: ['placed', 'accepted', 'underway', 'completed'],
  table: ['placed', 'accepted', 'completed'],
};

/** An order as the guest sees it, in the voice of the page. */
export function toTrackingView(
  order: Order,
  shop: TrackedShop,
  voice: Voice,
  { now, stopsBefore = null }: { now: Date; stopsBefore?: number | null },
): TrackingView {
  const { placedAt, wantedAt, erasedAt } = order;
  const promisedAt = isOver(order.state) ? null : order.promisedAt;
  const expected = expectationOf(order, shop.settings, voice);
  const said = (at: Date | null) => at && momentText(at, placedAt, voice);
  return {
    number: order.number,
    state: order.state,
    stateLabel: phrase(voice, stateOf(order.state, order.fulfilment)),
    sentence: sentenceOf(order, voice),
    firstName: erasedAt ? '' : firstNameOf(order.contact.name),
    restaurant: restaurantOf(shop),
    fulfilment: order.fulfilment,
    address: order.contact.address ? addressLine(order.contact.address) : null,
    wantedAt: wantedAt?.toISOString() ?? null,
    placedAt: placedAt.toISOString(),
    promisedAt: promisedAt?.toISOString() ?? null,
    expectedAt: expected?.at.toISOString() ?? null,
    expectedText: expected?.text ?? '',
    late: expected !== null && isOverdue(expected, now),
    stopsText: stopsBefore === null ? '' : phrase(voice, stopsSentence(stopsBefore)),
    placedText: momentText(placedAt, placedAt, voice),
    wantedText: said(wantedAt),
    promisedText: said(promisedAt),
    steps: stepsOf(order, voice),
    lines: order.lines.map((line) => lineViewOf(line, voice.language)),
    legend: inLanguage(order.legend, voice.language),
    minAge: order.minAge,
    fees: order.sums.fees.map(({ kind, cents }) => ({ kind, cents })),
    goodsCents: order.sums.goodsCents,
    discountCents: order.sums.discountCents,
    discounts: discountRowsOf(order.sums, voice.language),
    depositCents: order.sums.depositCents,
    tipCents: order.sums.tipCents,
    voucherCents: order.sums.voucherCents,
    payableCents: order.sums.payableCents,
    groups: order.sums.groups,
    payment: order.payment.way,
    money: moneyViewOf(order, shop, now),
    note: order.contact.note,
    canCancel: order.state === 'placed' || order.state === 'awaitPayment',
    canErase: isOver(order.state) && erasedAt === null,
    contactUntil: order.contactUntil ? formatDate(order.contactUntil, voice.language) : '',
    erased: erasedAt !== null,
  };
}

/** What of a shop its guests' orders show. */
export type TrackedShop = Pick<Shop, 'name' | 'address' | 'contact'> & PayingShop;

/** What happened to an order, with the reason where it comes to nothing. */
export function sentenceOf(order: Order, voice: Voice): string {
  const sentence = phrase(voice, SENTENCES[order.state]);
  if (order.state !== 'rejected' && order.state !== 'cancelled') return sentence;
  if (order.cancellation?.reason === 'unpaid') return phrase(voice, UNPAID);
  if (order.rejection?.reason === 'unanswered') return phrase(voice, UNANSWERED);
  const why = refusalOf(order);
  return why ? `${sentence} ${phrase(voice, why)}` : sentence;
}

const restaurantOf = ({ name, address, contact }: TrackedShop): RestaurantView => ({
  name,
  address: addressLine({ ...address, houseNo: '' }),
  phone: shownPhone(contact.phone, address.country),
  phoneLink: phoneLinkOf(contact.phone, address.country),
});

/** A step that was skipped counts as done once a later one is. */
function stepsOf({ fulfilment, state, events, placedAt }: Order, voice: Voice): TrackingView['steps'] {
  if (state === 'rejected' || state === 'cancelled') return [];
  return STEPS[fulfilment].map((step) => {
    const at = moveTo(events, step)?.at ?? null;
    return {
      state: step,
      label: phrase(voice, stateOf(step, fulfilment)),
      at: at?.toISOString() ?? null,
      time: at && momentText(at, placedAt, voice),
    };
  });
}
