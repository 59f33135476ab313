import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { promiseOf } from '../basket/handover.rules.js';
import { nextEvent } from './event-chain.js';
import { RECALLED } from './happening.rules.js';
import { AgeNotChecked, NoSuchStep, OrderCannotMove } from './order.errors.js';
import { OrderRepository, type OrderSets } from './order.repository.js';
import { asksForAge, canStep, canUndo, isForward } from './order.rules.js';
import type { Bump, CancelReason, Order, OrderHappening, OrderState, RejectReason } from './order.types.js';
import { OrderNews } from './order-news.js';
import { noticeOf } from './order-notice.js';
import { isSameStep } from './same-step.rules.js';

const TRIES = 5;
/** What follows a move leaves so much later than it can be taken back, so that never both happen. */
const AFTER_UNDO_MS = 300;

export interface Step {
  to: OrderState;
  by: string;
  minutes?: number;
  rejection?: { reason: RejectReason; text: string };
  cancellation?: { reason: CancelReason; text: string };
  /** For those who may take this step from some states only. */
  from?: readonly OrderState[];
  /** So long it can be taken back; paper and mail wait for that. */
  undoSeconds?: number;
  /** What the kitchen has done by then. */
  bumps?: Bump[];
  /** Fewer of something. */
  change?: Pick<Order, 'lines' | 'sums' | 'minAge'>;
  /** Whoever hands it over has seen papers, where the order asks for them. */
  ageChecked?: boolean;
  /** The version whoever asks has looked at; null: not said. */
  seen?: number | null;
  /** Stands in the order's history. */
  note?: string;
}

/** The life of an order, one step after the other. */
@Injectable()
export class OrderMoves {
  constructor(
    private readonly orders: OrderRepository,
    private readonly news: OrderNews,
    private readonly clock: Clock,
  ) {}

  /**
   * Two tablets, one order: the first to move it wins, the second is told what the order is now. The same step sent
   * twice is done once.
   */
  async move(shopId: string, id: string, step: Step): Promise<Order> {
    for (let tried = 0; ; tried++) {
      const order = await this.orders.get(shopId, id);
      if (isSameStep(order, step)) return order;
      const possible = canStep(order, step.to) && (step.from?.includes(order.state) ?? true);
      if (!possible && isOnesOwn(order, step)) throw new NoSuchStep(order, step.to);
      if (!possible || tried >= TRIES) throw new OrderCannotMove(order);
      if (asksForAge(order, step) && !step.ageChecked) throw new AgeNotChecked(order.minAge);
      const moved = await this.write(order, { kind: 'moved', to: step.to }, step);
      if (moved) return moved;
    }
  }

  /** Out with somebody and not delivered: it waits at the pass again. Anything else stays where it is. */
  async comeBack(shopId: string, id: string, by: string): Promise<void> {
    for (let tried = 0; tried < TRIES; tried++) {
      const order = await this.orders.get(shopId, id);
      if (order.state !== 'underway') return;
      if (await this.write(order, { kind: 'moved', to: 'ready' }, { to: 'ready', by, note: RECALLED }))
        return;
    }
  }

  /** Whatever else a step changes; null when somebody else was quicker. */
  async write(order: Order, happening: OrderHappening, step: Step): Promise<Order | null> {
    const { id, shopId } = order;
    const now = this.clock.now();
    const note = step.note ?? step.rejection?.reason ?? step.cancellation?.reason ?? '';
    const event = nextEvent(order.events, { happening, at: now, by: step.by, note });
    const undo = undoOf(order, step, event.seq, now);
    const dueAt = undo && new Date(undo.until.getTime() + AFTER_UNDO_MS);
    const notice = noticeOf({ shopId, orderId: id }, happening, event, dueAt ?? now);
    const promise = happening.kind === 'promised' && { promisedAt: new Date(happening.promisedAt) };
    const set: OrderSets = {
      ...changesOf(step, order, now),
      ...promise,
      ...((undo || order.undo) && { undo }),
    };
    if (!(await this.orders.move(shopId, id, order.version, { to: step.to, event, notice, set })))
      return null;

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
}

/** Whoever asks for it knew how the order stands, or asks for what no order ever does. */
const isOnesOwn = ({ version }: Order, { to, seen }: Step): boolean =>
  seen !== undefined && (seen === version || !isForward(to));

const changesOf = (
  { to, minutes, rejection, cancellation, bumps, change }: Step,
  order: Order,
  now: Date,
): OrderSets => ({
  ...(to === 'accepted' && minutes !== undefined && { promisedAt: promiseOf(order, minutes, now) }),
  ...(rejection && { rejection }),
  ...(cancellation && { cancellation }),
  ...(bumps && { bumps }),
  ...change,
});

function undoOf(
  { state, promisedAt, bumps = [] }: Order,
  { to, undoSeconds = 0 }: Step,
  seq: number,
  now: Date,
) {
  if (undoSeconds === 0 || !canUndo(to)) return null;
  return { until: new Date(now.getTime() + undoSeconds * 1_000), seq, from: state, promisedAt, bumps };
}
