import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Cents } from '../../../shared/money.js';
import type { PaymentMethod } from '../../basket/basket.types.js';
import { docketTimeOf } from '../../basket/handover.rules.js';
import { KnownShops } from '../../restaurant/known-shops.js';
import { nextEvent } from '../event-chain.js';
import { moveTo } from '../happening.rules.js';
import { newLadder } from '../ladder/ladder.rules.js';
import { OrderCannotMove } from '../order.errors.js';
import { OrderRepository } from '../order.repository.js';
import type { Order, OrderHappening, OrderNotice } from '../order.types.js';
import { OrderMoves } from '../order-moves.service.js';
import { OrderNews } from '../order-news.js';
import { noticeOf } from '../order-notice.js';
import type { OrderPayment } from './order-payment.types.js';
import { PayingRepository, type PayingWrite } from './paying.repository.js';
import { PayingChanges, writeNothing } from './paying-changes.js';
import { isUnpaidRound, openAgain } from './round-paying.rules.js';

const MAX_AT_ONCE = 200;
const BY = 'system';

/** How an order came by its money. */
export interface Placing {
  way: PaymentMethod;
  /** null: it is paid when it changes hands. */
  paymentId: string | null;
  heldCents: Cents;
  test: boolean;
}

/** What a payment says of itself, as sums and not as changes: said twice it is booked once. */
export type Booked = Pick<
  OrderPayment,
  'paidCents' | 'refundedCents' | 'heldCents' | 'state' | 'note' | 'test'
>;

/** What money does to an order. The payments themselves are somebody else's. */
@Injectable()
export class OrderPaying {
  constructor(
    private readonly orders: OrderRepository,
    private readonly paying: PayingRepository,
    private readonly changes: PayingChanges,
    private readonly moves: OrderMoves,
    private readonly news: OrderNews,
    private readonly shops: KnownShops,
    private readonly clock: Clock,
  ) {}

  get(shopId: string, id: string): Promise<Order> {
    return this.orders.get(shopId, id);
  }

  /** The order reaches the restaurant, once; a round that was served before is paid. null when it no longer waits for its money. */
  async place(shopId: string, id: string, placing: Placing): Promise<Order | null> {
    const { settings } = await this.shops.get(shopId);
    const placed = await this.changes.apply(shopId, id, (order, now) => {
      if (order.state !== 'awaitPayment') return paidAfterwards(order, placing, now);
      const happening = { kind: 'moved', to: 'placed' } as const;
      const event = nextEvent(order.events, { happening, at: now, by: 'guest' });
      const events = [...order.events, event];
      const { fulfilment, wantedAt } = order;
      return {
        state: 'placed',
        set: {
          payment: paymentOf(placing),
          payBy: null,
          placedAt: now,
          docketAt: docketTimeOf(settings, { fulfilment, when: wantedAt ?? 'asap' }, now),
          ladder: newLadder(settings, { fulfilment, wantedAt, placedAt: now, events }, now),
        },
        events: [event],
        notices: [noticeOf({ shopId, orderId: id }, happening, event)],
      };
    });
    if (placed?.payment.onSite) this.news.moved(placed);
    else if (placed) this.news.placed(placed);
    return placed;
  }

  /** Only what the payment that counts says is booked. */
  async book(shopId: string, id: string, paymentId: string, booked: Booked): Promise<Order | null> {
    const kinds: OrderHappening['kind'][] = [];
    const after = await this.changes.apply(shopId, id, (order, now) => {
      kinds.length = 0;
      const { payment } = order;
      if (payment.paymentId !== paymentId) return null;
      const next = openAgain({ ...withoutNote(payment), ...booked });
      if (isSame(payment, next)) return null;
      const happenings = moneyMoved(payment, next);
      kinds.push(...happenings.map(({ kind }) => kind));
      const isSettled = payment.state === 'failed' && next.state !== 'failed';
      return writeOf(order, { set: { payment: next }, happenings, now, by: BY, passOn: isSettled });
    });
    if (!after) return null;
    if (kinds.includes('refunded')) this.news.paid(after, 'order.refunded');
    else if (kinds.includes('paid')) this.news.paid(after, 'order.paid');
    else this.news.moved(after);
    return after;
  }

  /** So much went back onto the vouchers of the order; what follows the order documents it. */
  async tellVoucherFilled(shopId: string, id: string, cents: Cents, by: string): Promise<void> {
    const after = await this.changes.apply(shopId, id, (order, now) =>
      writeOf(order, { set: {}, happenings: [{ kind: 'voucherFilled', cents }], now, by, passOn: false }),
    );
    if (after) this.news.paid(after, 'order.refunded');
  }

  /** Instead of the payment that came to nothing; what waited for it goes on. */
  async payAtDoor(shopId: string, id: string, way: PaymentMethod, by: string): Promise<Order | null> {
    const after = await this.changes.apply(shopId, id, (order, now) => {
      if (order.payment.state !== 'failed') return null;
      const payment = { way, paidCents: 0, refundedCents: 0, state: 'open', paymentId: null } as const;
      const happenings = [{ kind: 'payAtDoor', way }] as const;
      return writeOf(order, { set: { payment }, happenings, now, by, passOn: true });
    });
    if (after) this.news.moved(after);
    return after;
  }

  listAwaiting(shopId: string, limit: number): Promise<Pick<Order['contact'], 'phone' | 'address'>[]> {
    return this.paying.listAwaiting(shopId, limit);
  }

  /** Whoever has not paid in time leaves the place and the pieces to others. */
  async letGoUnpaid(): Promise<Order[]> {
    const unpaid = await this.paying.listUnpaid(this.clock.now(), MAX_AT_ONCE);
    const gone = await Promise.all(unpaid.map((order) => this.letGo(order)));
    return gone.flatMap((order) => order ?? []);
  }

  private async letGo({ shopId, id, state }: Order): Promise<Order | null> {
    const cancellation = { reason: 'unpaid', text: '' } as const;
    const step = { to: 'cancelled', by: BY, from: ['awaitPayment'], cancellation } as const;
    const gone = state === 'awaitPayment' ? await this.moves.move(shopId, id, step).catch(nullIfMoved) : null;
    await this.changes.apply(shopId, id, (order) =>
      order.state === 'awaitPayment' || !order.payBy ? null : writeNothing(order, { payBy: null }),
    );
    return gone;
  }
}

const nullIfMoved = (error: unknown): null => {
  if (error instanceof OrderCannotMove) return null;
  throw error;
};

const paymentOf = ({ way, paymentId, heldCents, test }: Placing): OrderPayment => ({
  way,
  paidCents: 0,
  refundedCents: 0,
  paymentId,
  state: paymentId === null ? 'open' : 'authorised',
  ...(paymentId !== null && { heldCents }),
  ...(test && { test }),
});

/** Whoever comes first pays it: what is left of the others' payments goes back. */
function paidAfterwards(order: Order, placing: Placing, now: Date): PayingWrite | null {
  if (placing.paymentId === null || !isUnpaidRound(order, now)) return null;
  const { way: onSite, paying } = order.payment;
  const payment = { ...paymentOf(placing), onSite, ...(paying && { paidBy: paying.guestId }) };
  return writeNothing(order, { payment });
}

const withoutNote = ({ note, ...payment }: OrderPayment): OrderPayment => payment;

const isSame = (a: OrderPayment, b: OrderPayment): boolean =>
  (['paidCents', 'refundedCents', 'heldCents', 'state', 'note', 'test'] as const).every(
    (field) => (a[field] ?? null) === (b[field] ?? null),
  );

/** What the order's history says of it. A refund that failed later takes nothing back: the sums alone tell. */
function moneyMoved(before: OrderPayment, next: OrderPayment): OrderHappening[] {
  const paid = next.paidCents - before.paidCents;
  const refunded = next.refundedCents - before.refundedCents;
  return [
    ...(paid > 0 ? [{ kind: 'paid' as const, cents: paid }] : []),
    ...(refunded > 0 ? [{ kind: 'refunded' as const, cents: refunded }] : []),
  ];
}

interface Wanted {
  set: PayingWrite['set'];
  happenings: readonly OrderHappening[];
  now: Date;
  by: string;
  /** What follows from the acceptance was held back and follows now. */
  passOn: boolean;
}

function writeOf(order: Order, { set, happenings, now, by, passOn }: Wanted): PayingWrite {
  const events: Order['events'] = [];
  const notices: OrderNotice[] = [];
  const ref = { shopId: order.shopId, orderId: order.id };
  for (const happening of happenings) {
    const event = nextEvent([...order.events, ...events], { happening, at: now, by });
    events.push(event);
    notices.push(noticeOf(ref, happening, event));
  }
  if (passOn) notices.push(...acceptedAgain(order, now));
  return { state: order.state, set, events, notices };
}

/** The same notice under another name: the queue has forgotten the first one, and its papers and mails have not. */
function acceptedAgain(order: Order, now: Date): OrderNotice[] {
  const event = moveTo(order.events, 'accepted');
  if (!event) return [];
  const happening = { kind: 'moved', to: 'accepted' } as const;
  const notice = noticeOf({ shopId: order.shopId, orderId: order.id }, happening, event, now);
  return [{ ...notice, id: `${notice.id}-${order.version}` }];
}
