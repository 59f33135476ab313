import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { promiseOf } from '../basket/handover.rules.js';
import { type ExpectedPrices, priceChangeOf } from '../basket/price-change.rules.js';
import { type Quote, QuoteService } from '../basket/quote.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { nextEvent } from './event-chain.js';
import { newOrderOf, noticeOf } from './new-order.js';
import {
  AgeNotConfirmed,
  OrderCannotMove,
  OrderNumbersExhausted,
  OrderRejected,
  OtherBodySameKey,
  PriceChanged,
} from './order.errors.js';
import { OrderRepository } from './order.repository.js';
import { canMove } from './order.rules.js';
import type { Contact, Order, OrderDraft, OrderState, RejectReason } from './order.types.js';
import { OrderNews } from './order-news.js';
import { Reservations } from './reservations.service.js';

const TRIES = 20;

export interface Placement extends ExpectedPrices {
  draft: OrderDraft;
  contact: Contact;
  /** The guest said to be old enough for everything in the basket. */
  ageConfirmed: boolean;
  idempotencyKey: string;
}

export interface Step {
  to: OrderState;
  by: string;
  minutes?: number;
  rejection?: { reason: RejectReason; text: string };
  /** For those who may take this step from some states only. */
  from?: readonly OrderState[];
}

@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly quotes: QuoteService,
    private readonly reservations: Reservations,
    private readonly news: OrderNews,
    private readonly clock: Clock,
  ) {}

  /** One order for one key, whatever happens on the way; the same tap twice gets the same order. */
  async place(shop: Shop, placement: Placement): Promise<Order> {
    const bodyHash = hashOf(placement);
    const drafted = await this.orderFrom(shop, placement, bodyHash).catch(refusalOf);
    if (drafted instanceof AppError) return this.knownOr(drafted, shop, placement, bodyHash);

    const { order, twin } = await this.reservations.write(drafted.order, drafted.reserved);
    if (twin) return sameBody(order, bodyHash);
    this.news.placed(order);
    return order;
  }

  /** Two tablets, one order: the first to move it wins, the second is told. */
  async move(shopId: string, id: string, step: Step): Promise<Order> {
    const order = await this.orders.get(shopId, id);
    if (order.state === step.to) return order;

    const now = this.clock.now();
    const event = nextEvent(order.events, {
      to: step.to,
      at: now,
      by: step.by,
      note: step.rejection?.reason ?? '',
    });
    const set = {
      ...(step.minutes !== undefined && { promisedAt: promiseOf(order, step.minutes, now) }),
      ...(step.rejection && { rejection: step.rejection }),
    };
    const notice = noticeOf(shopId, id, step.to, now);
    const moved =
      canMove(order.state, step.to) &&
      (step.from?.includes(order.state) ?? true) &&
      (await this.orders.move(shopId, id, order.version, { to: step.to, event, notice, set }));
    if (!moved) throw new OrderCannotMove();

    const after = {
      ...order,
      ...set,
      state: step.to,
      version: order.version + 1,
      events: [...order.events, event],
      outbox: [notice],
    };
    this.news.moved(after);
    return after;
  }

  /** The shop may have closed since, or the price risen: an order that was placed before stays placed. */
  private async knownOr(
    refusal: AppError,
    shop: Shop,
    placement: Placement,
    bodyHash: string,
  ): Promise<Order> {
    const known = await this.orders.findByKey(shop.id, placement.idempotencyKey);
    if (known) return sameBody(known, bodyHash);
    throw refusal;
  }

  /** Somebody may take the last place or the last piece between asking and taking; then it is asked again. */
  private async reserve(shop: Shop, placement: Placement, id: string, now: Date) {
    const { draft } = placement;
    for (let tried = 0; tried < TRIES; tried++) {
      const quote = await this.quotes.quote(shop, draft, now);
      refuse(quote, placement);
      const reserved = await this.reservations.take(shop, id, draft, quote);
      if (reserved) return { quote, reserved };
    }
    throw new OrderNumbersExhausted();
  }

  private async orderFrom(shop: Shop, placement: Placement, bodyHash: string) {
    const { draft, contact, idempotencyKey } = placement;
    const now = this.clock.now();
    const id = newId(now.getTime());
    const { quote, reserved } = await this.reserve(shop, placement, id, now);
    const slotAt = reserved.place?.at ?? null;
    const facts = { id, now, draft, contact, quote, slotAt, idempotencyKey, bodyHash };
    return { order: newOrderOf(shop, facts), reserved };
  }
}

/** Why the guest has to look at the basket again before this becomes an order. */
function refuse(quote: Quote, { draft: { speech }, ageConfirmed, ...expected }: Placement): void {
  if (quote.refusal) throw new OrderRejected(quote.refusal);
  if (quote.minAge > 0 && !ageConfirmed) throw new AgeNotConfirmed(quote.minAge, speech);
  const change = priceChangeOf(quote, expected);
  if (change) throw new PriceChanged(change, speech);
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

/** A guest who changes the language in between still means the same order. */
const hashOf = ({ draft: { speech, ...draft }, contact, expectedCents }: Placement): string =>
  createHash('sha256')
    .update(JSON.stringify([draft, contact, expectedCents]))
    .digest('base64url');

function sameBody(order: Order, bodyHash: string): Order {
  if (order.bodyHash !== bodyHash) throw new OtherBodySameKey();
  return order;
}
