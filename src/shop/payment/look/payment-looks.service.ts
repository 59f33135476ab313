import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PayRefused, PayUnreachable } from '../../../platform/pay/pay.errors.js';
import type { Charge } from '../../../platform/pay/pay.types.js';
import type { Order } from '../../order/order.types.js';
import { OrderPaying } from '../../order/paying/order-paying.service.js';
import { KnownShops } from '../../restaurant/known-shops.js';
import { PayServices } from '../pay-services.js';
import { PaymentRepository } from '../payment.repository.js';
import { isAtRest, keepOf, nextLookAt, type PaidOrder, retryAfterMs, stepOf } from '../payment.rules.js';
import type { Payment, Refund } from '../payment.types.js';
import { HeldPayment, NoLongerOurs } from './held-payment.js';
import type { Line } from './line.types.js';
import { mirrorOf } from './mirror.rules.js';
import { PaymentNews } from './payment-news.js';
import { PaymentSteps } from './payment-steps.service.js';

export interface Ask {
  /** The last step of the order can no longer be taken back, whatever the clock says. */
  settled?: boolean;
  /** Done first, while nobody else changes it. */
  wish?: (held: HeldPayment, order: Order) => Promise<void>;
}

class WishRefused extends Error {}

const BUSY_MS = 60_000;
const MOST_STEPS = 10;

/** Reads the truth about a payment, does what follows from it, and tells the order. */
@Injectable()
export class PaymentLooks {
  private readonly log = new Logger('Payment');

  constructor(
    private readonly payments: PaymentRepository,
    private readonly orders: OrderPaying,
    private readonly services: PayServices,
    private readonly shops: KnownShops,
    private readonly steps: PaymentSteps,
    private readonly news: PaymentNews,
    private readonly clock: Clock,
  ) {}

  /** null: somebody is looking already, and will once more. */
  async look(shopId: string, id: string, ask: Ask = {}): Promise<Payment | null> {
    const now = this.clock.now();
    const claimed = await this.payments.claim(shopId, id, now, new Date(now.getTime() + BUSY_MS));
    if (!claimed) {
      await this.payments.hint(shopId, id, now);
      return null;
    }
    const held = new HeldPayment(this.payments, claimed);
    try {
      await this.settle(held, ask);
    } catch (error) {
      if (error instanceof NoLongerOurs) return this.payments.get(shopId, id);
      if (error instanceof WishRefused) {
        if (error.cause instanceof NoLongerOurs) return null;
        await held.change({ busyUntil: null }, now).catch(() => undefined);
        throw error.cause;
      }
      // A service that does not even let us read has taken our keys back: as good as away.
      if (!(error instanceof PayUnreachable || error instanceof PayRefused)) {
        await this.later(held).catch(() => undefined);
        throw error;
      }
      await this.later(held);
    }
    await this.tell(held.now);
    return held.now;
  }

  private async settle(held: HeldPayment, { wish, settled }: Ask): Promise<void> {
    const { shopId } = held.now;
    const shop = await this.shops.get(shopId);
    const keys = this.services.keysOf(shop, held.now.service);
    let order = await this.orders.get(shopId, held.now.for.id);
    if (wish) await this.fulfil(wish(held, order));
    if (!held.now.chargeId) return this.rest(held, order);
    if (!keys) return this.unread(held, order);

    const line: Line = { edge: this.services.of(held.now.service), keys, chargeId: held.now.chargeId };
    const first = await this.steps.read(held, line, this.factsOf(order));
    if (!first) return this.unread(held, order);
    await this.heard(held, first, order);
    for (let step = 0; step < MOST_STEPS; step++) {
      const next = stepOf(held.now, this.factsOf(order, settled));
      if (next.do === 'rest') break;
      const charge = await this.steps.take(held, next, { line, order });
      if (charge) await this.heard(held, charge, order);
      order = await this.orders.get(shopId, held.now.for.id);
    }
    await this.rest(held, order);
  }

  /** Somebody asked for too much, say: the service has nothing to do with that. */
  private async fulfil(wish: Promise<void>): Promise<void> {
    await wish.catch((cause: unknown) => {
      throw new WishRefused('refused', { cause });
    });
  }

  private async heard(held: HeldPayment, charge: Charge, order: Order): Promise<void> {
    const before = held.now;
    const outside: Refund[] = await held.read(charge, order, this.clock.now());
    await this.news.read(before, held.now, order, outside);
  }

  /** The keys were taken out, or open another account: what is held is asked for again, and keeps no paper back. */
  private async unread(held: HeldPayment, order: Order): Promise<void> {
    if (held.now.state === 'authorised') throw new PayUnreachable('These keys do not open the payment.');
    await this.rest(held, order);
  }

  /** Nobody looks at it any more; when somebody does again. */
  private async rest(held: HeldPayment, order: Order): Promise<void> {
    const now = this.clock.now();
    const isOver =
      isAtRest(held.now, this.factsOf(order)) ||
      (!held.now.chargeId && isDead(held.now, this.factsOf(order)));
    await held.change(
      {
        busyUntil: null,
        failedTries: 0,
        dueAt: isOver ? null : nextLookAt(now, order),
        ...(isOver && { clientSecret: null }),
        ...(isOver && !held.now.chargeId && { state: 'voided' as const }),
      },
      now,
    );
    // What was heard meanwhile may be newer than what was read.
    if (held.wasHinted) await this.payments.hint(held.now.shopId, held.now.id, now);
  }

  private async later(held: HeldPayment): Promise<void> {
    const now = this.clock.now();
    const failedTries = held.now.failedTries + 1;
    const dueAt = new Date(now.getTime() + retryAfterMs(failedTries));
    const note = failedTries === 1 ? 'Der Zahlungsdienst antwortet nicht. Es wird weiter versucht.' : null;
    await held.change({ busyUntil: null, failedTries, dueAt }, now, note);
    this.log.warn(
      `payment ${held.now.id} of shop ${held.now.shopId}: the service does not answer, try ${failedTries}`,
    );
  }

  /** The order shows what the payment that counts says. */
  private async tell(payment: Payment): Promise<void> {
    const order = await this.orders.get(payment.shopId, payment.for.id);
    if (order.payment.paymentId !== payment.id) return;
    const mirror = mirrorOf(payment, this.factsOf(order));
    // Told first: should this process die in between, the next look tells it again, and one mail goes out.
    if (mirror.state === 'failed' && order.payment.state !== 'failed') await this.news.failed(payment, order);
    await this.orders.book(payment.shopId, order.id, payment.id, mirror);
  }

  private factsOf(order: Order, settled = false): PaidOrder {
    return {
      state: order.state,
      payableCents: order.sums.payableCents,
      paymentId: order.payment.paymentId ?? null,
      settled: settled || !order.undo || this.clock.now() > order.undo.until,
    };
  }
}

const isDead = (payment: Payment, order: PaidOrder): boolean => keepOf(payment, order) === 0;
