import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { newId, newToken } from '../../shared/ids.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { contactKeptUntil } from './contact.rules.js';
import { nextEvent } from './event-chain.js';
import { docketTimeOf, promiseOf, zoneOf } from './handover.rules.js';
import {
  AgeNotConfirmed,
  OrderCannotMove,
  OrderNumbersExhausted,
  OrderRejected,
  OtherBodySameKey,
  PriceChanged,
} from './order.errors.js';
import { OUTBOX } from './order.jobs.js';
import { type NewOrder, OrderRepository } from './order.repository.js';
import { canMove } from './order.rules.js';
import type { Contact, Order, OrderDraft, OrderNotice, OrderState, RejectReason } from './order.types.js';
import { OrderNews } from './order-news.js';
import { QuoteService } from './quote.service.js';
import type { Place } from './slot-places.repository.js';
import { piecesOf, SlotPlaces } from './slot-places.service.js';

const TRIES = 20;

export interface Placement {
  draft: OrderDraft;
  contact: Contact;
  /** What the guest saw above the button. */
  expectedCents: number | null;
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
    private readonly places: SlotPlaces,
    private readonly news: OrderNews,
    private readonly clock: Clock,
  ) {}

  /** One order for one key, whatever happens on the way; the same tap twice gets the same order. */
  async place(shop: Shop, placement: Placement): Promise<Order> {
    const bodyHash = hashOf(placement);
    const drafted = await this.orderFrom(shop, placement, bodyHash).catch(refusalOf);
    if (drafted instanceof AppError) return this.knownOr(drafted, shop, placement, bodyHash);

    const { order, twin } = await this.write(drafted);
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

  /** What is not written gives its place back; what a crash leaves behind the sweep does. */
  private async write(order: NewOrder): ReturnType<OrderRepository['add']> {
    const place = placeOf(order);
    if (!place) return this.orders.add(order);
    try {
      const written = await this.orders.add(order);
      await (written.twin
        ? this.places.release(order.shopId, place)
        : this.places.confirm(order.shopId, place));
      return written;
    } catch (error) {
      if (!(await this.orders.exists(order.shopId, order.id))) await this.places.release(order.shopId, place);
      throw error;
    }
  }

  /** Somebody may take the last place between asking and taking; then the next free one is asked for. */
  private async quoteWithPlace(shop: Shop, placement: Placement, id: string, now: Date) {
    const { draft, expectedCents, ageConfirmed } = placement;
    for (let tried = 0; tried < TRIES; tried++) {
      const quote = await this.quotes.quote(shop, draft, now);
      if (quote.refusal) throw new OrderRejected(quote.refusal);
      if (quote.minAge > 0 && !ageConfirmed) throw new AgeNotConfirmed(quote.minAge, draft.speech);
      const { payableCents } = quote.sums;
      if (expectedCents !== null && expectedCents !== payableCents) {
        throw new PriceChanged(expectedCents, payableCents);
      }
      const place = await this.places.take(shop, {
        orderId: id,
        fulfilment: draft.fulfilment,
        at: quote.handoverAt,
        items: piecesOf(draft.lines),
      });
      if (place !== false) return { ...quote, slotAt: place?.at ?? null };
    }
    throw new OrderNumbersExhausted();
  }

  private async orderFrom(shop: Shop, placement: Placement, bodyHash: string) {
    const { draft, contact, idempotencyKey } = placement;
    const now = this.clock.now();
    const id = newId(now.getTime());
    const quote = await this.quoteWithPlace(shop, placement, id, now);
    const { lines, sums, area, slotAt, minAge, legend } = quote;
    const wantedAt = draft.when === 'asap' ? null : draft.when;
    return {
      id,
      shopId: shop.id,
      businessDay: businessDayOf(shop.settings, wantedAt ?? now, draft.fulfilment),
      token: newToken(),
      state: 'placed' as const,
      version: 1,
      fulfilment: draft.fulfilment,
      wantedAt,
      placedAt: now,
      promisedAt: null,
      lines,
      sums,
      payment: { way: draft.payment, paidCents: 0, refundedCents: 0 },
      contact,
      contactUntil: contactKeptUntil(wantedAt ?? now),
      erasedAt: null,
      speech: draft.speech,
      minAge,
      legend,
      zone: area && zoneOf(area),
      slotAt,
      docketAt: docketTimeOf(shop.settings, draft, now),
      rejection: null,
      legal: shop.legal,
      events: [nextEvent([], { to: 'placed', at: now, by: 'guest' })],
      idempotencyKey,
      bodyHash,
      outbox: [noticeOf(shop.id, id, 'placed', now)],
    };
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

const placeOf = ({ id: orderId, fulfilment, slotAt, lines }: NewOrder): Place | null =>
  slotAt && { orderId, fulfilment, at: slotAt, items: piecesOf(lines) };

const noticeOf = (shopId: string, orderId: string, to: OrderState, at: Date): OrderNotice => ({
  id: `${orderId}-${to}`,
  job: OUTBOX.name,
  data: { shopId, orderId, to },
  at,
});

/** A guest who changes the language in between still means the same order. */
const hashOf = ({ draft: { speech, ...draft }, contact, expectedCents }: Placement): string =>
  createHash('sha256')
    .update(JSON.stringify([draft, contact, expectedCents]))
    .digest('base64url');

function sameBody(order: Order, bodyHash: string): Order {
  if (order.bodyHash !== bodyHash) throw new OtherBodySameKey();
  return order;
}
