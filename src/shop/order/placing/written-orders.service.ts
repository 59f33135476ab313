import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../../shared/berlin-time.js';
import { newId } from '../../../shared/ids.js';
import type { OrderDraft } from '../../basket/basket.types.js';
import { promiseOf } from '../../basket/handover.rules.js';
import { QuoteService } from '../../basket/quote.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { nextEvent } from '../event-chain.js';
import { type NewOrder, OrderRepository } from '../order.repository.js';
import type { GuestContact, OrderHappening, OrderState } from '../order.types.js';
import { newOrderOf } from './new-order.js';

export interface WrittenOrder {
  /** Written twice under one key it is one order. */
  key: string;
  placedAt: Date;
  draft: OrderDraft;
  contact: GuestContact;
  steps: WrittenStep[];
}

/** What somebody of the restaurant did with it, so many minutes after it was placed. */
export interface WrittenStep {
  to: OrderState;
  afterMinutes: number;
  by: string;
  promisedMinutes?: number;
}

/** Adds orders of the past as they were written down in advance. Nobody follows them: no paper, no mail, no place taken. */
@Injectable()
export class WrittenOrders {
  constructor(
    private readonly quotes: QuoteService,
    private readonly orders: OrderRepository,
  ) {}

  /** In the order of their numbers: of two orders of a day the earlier one comes first. */
  async add(shop: Shop, written: readonly WrittenOrder[]): Promise<void> {
    const orders = await Promise.all(written.map((one) => this.orderOf(shop, one)));
    for (const order of orders) await this.orders.add(order);
  }

  private async orderOf(
    shop: Shop,
    { key, placedAt, draft, contact, steps }: WrittenOrder,
  ): Promise<NewOrder> {
    const id = newId(placedAt.getTime());
    const quote = await this.quotes.quote(shop, draft, placedAt);
    const facts = {
      id,
      now: placedAt,
      draft,
      contact,
      quote,
      slotAt: null,
      idempotencyKey: key,
      bodyHash: '',
    };
    const placed: NewOrder = { ...newOrderOf(shop, facts), outbox: [], docketAt: null, ladder: null };
    return steps.reduce(afterStep, placed);
  }
}

function afterStep(order: NewOrder, { to, afterMinutes, by, promisedMinutes }: WrittenStep): NewOrder {
  const at = new Date(order.placedAt.getTime() + afterMinutes * MINUTE_MS);
  const happening: OrderHappening = { kind: 'moved', to };
  return {
    ...order,
    state: to,
    version: order.version + 1,
    events: [...order.events, nextEvent(order.events, { happening, at, by })],
    promisedAt: promisedMinutes === undefined ? order.promisedAt : promiseOf(order, promisedMinutes, at),
    rejection: to === 'rejected' ? { reason: 'tooBusy', text: '' } : order.rejection,
  };
}
