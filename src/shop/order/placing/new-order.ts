import { MINUTE_MS } from '../../../shared/berlin-time.js';
import { newToken } from '../../../shared/ids.js';
import type { Cents } from '../../../shared/money.js';
import type { OrderDraft } from '../../basket/basket.types.js';
import { docketTimeOf, zoneOf } from '../../basket/handover.rules.js';
import type { Quote } from '../../basket/quote.types.js';
import { isPaidByVoucher } from '../../pricing/voucher.rules.js';
import { isOnline } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { contactKeptUntil } from '../contact/contact.rules.js';
import { contactTokens, dishTokens } from '../contact/contact-search.rules.js';
import { nextEvent } from '../event-chain.js';
import { newLadder } from '../ladder/ladder.rules.js';
import type { NewOrder } from '../order.repository.js';
import type { Contact, GuestContact, Order, OrderHappening, Phoned } from '../order.types.js';
import { noticeOf } from '../order-notice.js';

export interface NewOrderFacts {
  id: string;
  now: Date;
  draft: OrderDraft;
  contact: GuestContact;
  phoned?: Phoned;
  callFirst?: Order['callFirst'];
  quote: Quote;
  slotAt: Date | null;
  idempotencyKey: string;
  bodyHash: string;
}

const PLACED: OrderHappening = { kind: 'moved', to: 'placed' };
const AWAITED: OrderHappening = { kind: 'moved', to: 'awaitPayment' };
/** So long a guest has to pay; until then the order holds its place and its pieces. */
const PAY_WITHIN_MS = 10 * MINUTE_MS;

/** An order with a snapshot of all it needs, before it has a number. */
export function newOrderOf(
  shop: Shop,
  { id, now, draft, contact, phoned, callFirst, quote, ...rest }: NewOrderFacts,
): NewOrder {
  const { lines, sums, area, businessDay, minAge, legend } = quote;
  const wantedAt = draft.when === 'asap' ? null : draft.when;
  // What vouchers pay whole waits for no payment service.
  const isPaidFirst = isOnline(draft.payment) && !isPaidByVoucher(sums);
  const happening = isPaidFirst ? AWAITED : PLACED;
  const placed = nextEvent([], { happening, at: now, by: phoned?.by ?? 'guest' });
  const waiting = { fulfilment: draft.fulfilment, wantedAt, placedAt: now, events: [placed] };
  return {
    id,
    shopId: shop.id,
    businessDay,
    token: newToken(),
    state: isPaidFirst ? 'awaitPayment' : 'placed',
    version: 1,
    ...placeOf(draft),
    wantedAt,
    placedAt: now,
    promisedAt: null,
    lines,
    sums,
    payment: {
      ...(isPaidByVoucher(sums) ? paidByVoucher(draft) : newPayment(draft, sums.payableCents)),
      ...(quote.test && { test: true }),
    },
    ...(isPaidFirst && { payBy: new Date(now.getTime() + PAY_WITHIN_MS) }),
    contact: contactOf(contact, draft),
    dishTokens: dishTokens(lines),
    ...(phoned && { phoned }),
    ...(callFirst && { callFirst }),
    contactUntil: contactKeptUntil(wantedAt ?? now, shop.settings.contactMonths),
    erasedAt: null,
    speech: draft.speech,
    minAge,
    legend,
    zone: area && zoneOf(area),
    docketAt: isPaidFirst ? null : docketTimeOf(shop.settings, draft, now),
    ladder: isPaidFirst ? null : newLadder(shop.settings, waiting, now),
    rejection: null,
    legal: shop.legal,
    events: [placed],
    outbox: isPaidFirst ? [] : [noticeOf({ shopId: shop.id, orderId: id }, PLACED, placed)],
    ...rest,
  };
}

const newPayment = ({ payment: way, cashCents }: OrderDraft, payableCents: Cents): NewOrder['payment'] => ({
  way,
  paidCents: 0,
  refundedCents: 0,
  ...(isOnline(way) && { state: 'open' as const, paymentId: null }),
  ...(way === 'cash' && cashCents && cashCents >= payableCents && { cashCents }),
});

const paidByVoucher = ({ payment: way }: OrderDraft): NewOrder['payment'] => ({
  way,
  paidCents: 0,
  refundedCents: 0,
  state: 'paid',
  note: 'mit Gutschein',
});

const placeOf = (draft: OrderDraft): Pick<NewOrder, 'fulfilment' | 'tableCode' | 'table'> =>
  draft.fulfilment === 'table'
    ? {
        fulfilment: draft.fulfilment,
        tableCode: draft.tableCode,
        ...(draft.table && { table: draft.table }),
      }
    : { fulfilment: draft.fulfilment };

function contactOf(guest: GuestContact, draft: OrderDraft): Contact {
  const contact = { ...guest, address: draft.fulfilment === 'delivery' ? draft.address : null };
  return { ...contact, tokens: contactTokens(contact) };
}
