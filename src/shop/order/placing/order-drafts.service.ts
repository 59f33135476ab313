import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../shared/ids.js';
import { priceChangeOf } from '../../basket/price-change.rules.js';
import { QuoteService } from '../../basket/quote.service.js';
import type { Quote } from '../../basket/quote.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { AgeNotConfirmed, OrderNumbersExhausted, OrderRejected, PriceChanged } from '../order.errors.js';
import type { NewOrder } from '../order.repository.js';
import { Reservations } from '../reservations/reservations.service.js';
import { notesOf, type Taken } from '../reservations/reserving.js';
import { newOrderOf } from './new-order.js';
import { type CheckedGuest, OrderChecks } from './order-checks.js';
import type { OrderRequest } from './order-request.types.js';

const TRIES = 20;

export interface DraftedOrder {
  order: NewOrder;
  /** What was taken for it, until it is written. */
  taken: Taken[];
}

/** An order before it is written: priced, allowed, and with everything taken that is limited. */
@Injectable()
export class OrderDrafts {
  constructor(
    private readonly quotes: QuoteService,
    private readonly reservations: Reservations,
    private readonly checks: OrderChecks,
    private readonly clock: Clock,
  ) {}

  async draft(shop: Shop, request: OrderRequest, bodyHash: string): Promise<DraftedOrder> {
    const { draft, contact, phoned, idempotencyKey } = request;
    const now = this.clock.now();
    const id = newId(now.getTime());
    if (!phoned) await this.checks.allow(shop, guestOf(request));
    const { quote, taken, callFirst } = await this.reserve(shop, request, id, now);
    const facts = { id, now, draft, contact, phoned, callFirst, quote, idempotencyKey, bodyHash };
    return { order: newOrderOf(shop, { ...facts, slotAt: null, ...notesOf(taken) }), taken };
  }

  /** Somebody may take the last place or the last piece between asking and taking; then it is asked again. */
  private async reserve(shop: Shop, request: OrderRequest, orderId: string, now: Date) {
    const { draft } = request;
    for (let tried = 0; tried < TRIES; tried++) {
      const quote = await this.quotes.quote(shop, draft, now);
      refuse(quote, request);
      const callFirst = await this.callFirstOf(shop, request, quote);
      const taken = await this.reservations.take({ shop, shopId: shop.id, orderId, draft, quote });
      if (taken) return { quote, taken, callFirst };
    }
    throw new OrderNumbersExhausted();
  }

  /** Whoever is on the phone already is not called. */
  private async callFirstOf(shop: Shop, { phoned, contact, draft }: OrderRequest, { sums }: Quote) {
    if (phoned) return null;
    const { fulfilment, payment: way } = draft;
    const { payableCents } = sums;
    const address = draft.fulfilment === 'delivery' ? draft.address : null;
    return this.checks.callFirst(shop, { phone: contact.phone, address, payableCents, fulfilment, way });
  }
}

const guestOf = ({ contact: { phone, email }, draft }: OrderRequest): CheckedGuest => ({
  phone,
  email,
  address: draft.fulfilment === 'delivery' ? draft.address : null,
});

/** Why the guest has to look at the basket again before this becomes an order. */
function refuse(quote: Quote, { draft: { speech }, ageConfirmed, ...expected }: OrderRequest): void {
  if (quote.refusal) throw new OrderRejected(quote.refusal);
  if (quote.minAge > 0 && !ageConfirmed) throw new AgeNotConfirmed(quote.minAge, speech);
  const change = priceChangeOf(quote, expected);
  if (change) throw new PriceChanged(change, speech);
}
