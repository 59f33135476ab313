import { newToken } from '../../shared/ids.js';
import { docketTimeOf, zoneOf } from '../basket/handover.rules.js';
import type { Quote } from '../basket/quote.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { contactKeptUntil } from './contact.rules.js';
import { nextEvent } from './event-chain.js';
import { OUTBOX } from './order.jobs.js';
import type { NewOrder } from './order.repository.js';
import type { Contact, OrderDraft, OrderNotice, OrderState } from './order.types.js';

export interface NewOrderFacts {
  id: string;
  now: Date;
  draft: OrderDraft;
  contact: Contact;
  quote: Quote;
  slotAt: Date | null;
  idempotencyKey: string;
  bodyHash: string;
}

/** An order with a snapshot of all it needs, before it has a number. */
export function newOrderOf(shop: Shop, { id, now, draft, quote, ...rest }: NewOrderFacts): NewOrder {
  const { lines, sums, area, businessDay, minAge, legend } = quote;
  const { fulfilment, speech, payment } = draft;
  const wantedAt = draft.when === 'asap' ? null : draft.when;
  return {
    id,
    shopId: shop.id,
    businessDay,
    token: newToken(),
    state: 'placed',
    version: 1,
    fulfilment,
    wantedAt,
    placedAt: now,
    promisedAt: null,
    lines,
    sums,
    payment: { way: payment, paidCents: 0, refundedCents: 0 },
    contactUntil: contactKeptUntil(wantedAt ?? now, shop.settings.contactMonths),
    erasedAt: null,
    speech,
    minAge,
    legend,
    zone: area && zoneOf(area),
    docketAt: docketTimeOf(shop.settings, draft, now),
    rejection: null,
    legal: shop.legal,
    events: [nextEvent([], { to: 'placed', at: now, by: 'guest' })],
    outbox: [noticeOf(shop.id, id, 'placed', now)],
    ...rest,
  };
}

export const noticeOf = (shopId: string, orderId: string, to: OrderState, at: Date): OrderNotice => ({
  id: `${orderId}-${to}`,
  job: OUTBOX.name,
  data: { shopId, orderId, to },
  at,
});
