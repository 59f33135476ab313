import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PayRefused, PayStuck, PayUnreachable } from '../../../platform/pay/pay.errors.js';
import type { Charge } from '../../../platform/pay/pay.types.js';
import { isUnpaidRound } from '../../order/paying/round-paying.rules.js';
import { KnownShops } from '../../restaurant/known-shops.js';
import { KeyDoubts } from '../hook/key-doubts.service.js';
import { PaidThings } from '../paid-things.js';
import { accountOf, PayServices } from '../pay-services.js';
import { PaidElsewhere } from '../payment.errors.js';
import { PaymentRepository } from '../payment.repository.js';
import { dueAtOf, isAtRest, isUnawaited, keepOf, type PaidOrder, stepOf } from '../payment.rules.js';
import type { Payable, Payment, Refund } from '../payment.types.js';
import { SERVICE_LABEL } from '../payment-words.rules.js';
import { HeldPayment, NoLongerOurs } from './held-payment.js';
import type { Line } from './line.types.js';
import { retryAfterMs } from './look-times.rules.js';
import { mirrorOf } from './mirror.rules.js';
import { PaymentNews } from './payment-news.js';
import { PaymentSteps } from './payment-steps.service.js';

export interface Ask {
  /** The last step of the order can no longer be taken back, whatever the clock says. */
  settled?: boolean;
  /** Done first, while nobody else changes it. */
  wish?: (held: HeldPayment, order: Payable) => Promise<void>;
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
    private readonly things: PaidThings,
    private readonly services: PayServices,
    private readonly shops: KnownShops,
    private readonly steps: PaymentSteps,
    private readonly news: PaymentNews,
    private readonly doubts: KeyDoubts,
    private readonly clock: Clock,
  ) {}

  /** null: somebody is looking already, and will once more. */
  async look(shopId: string, id: string, ask: Ask = {}): Promise<Payment | null> {
    const now = this.clock.now();
    const claimed = await this.payments.claim(shopId, id, now, BUSY_MS);
    if (!claimed) {
      await this.payments.hint(shopId, id, now);
      return null;
    }
    const held = new HeldPayment(this.payments, claimed);
    try {
      const order = await this.settle(held, ask);
      // Told before anybody rests: should this process die in between, the lease runs out and it is told again.
      await this.tell({ ...held.now, failedTries: 0 });
      await this.rest(held, order);
      return held.now;
    } catch (error) {
      return this.failed(held, error);
    }
  }

  private async failed(held: HeldPayment, error: unknown): Promise<Payment | null> {
    if (error instanceof NoLongerOurs) return this.payments.get(held.now.shopId, held.now.id);
    if (error instanceof WishRefused) {
      if (error.cause instanceof NoLongerOurs) return null;
      const now = this.clock.now();
      await held.change({ busyUntil: null, dueAt: now }, now).catch(() => undefined);
      throw error.cause;
    }
    // A service that does not even let us read has taken our keys back: as good as away.
    if (!(error instanceof PayUnreachable || error instanceof PayRefused)) {
      await this.later(held, null).catch(() => undefined);
      throw error;
    }
    await this.later(held, error);
    await this.tell(held.now);
    if (error instanceof PayRefused) await this.doubt(held.now, error);
    return held.now;
  }

  private async doubt({ shopId, service, for: thing }: Payment, refusal: PayRefused): Promise<void> {
    const [shop, order] = await Promise.all([this.shops.get(shopId), this.things.get(shopId, thing)]);
    await this.doubts.raise(shop, { order, service, refusal, isNew: false });
  }

  /** What the service says, and everything that follows from it; the order as it is afterwards. */
  private async settle(held: HeldPayment, { wish, settled }: Ask): Promise<Payable> {
    const { shopId, service, chargeId } = held.now;
    const shop = await this.shops.get(shopId);
    const keys = this.services.keysOf(shop, service);
    const order = await this.things.get(shopId, held.now.for);
    if (!chargeId) {
      if (wish) await this.fulfil(wish(held, order));
      return order;
    }
    const line = keys && { edge: this.services.of(service), keys, chargeId };
    const first = line && (await this.firstRead(held, line, order, wish));
    if (!first) {
      if (wish) throw new WishRefused('elsewhere', { cause: new PaidElsewhere(SERVICE_LABEL[service]) });
      await this.unread(held, order);
      return order;
    }
    await this.heard(held, first, order, accountOf(line.keys, service));
    if (wish) await this.fulfil(wish(held, order));
    return this.follow(held, line, order, settled);
  }

  /** Somebody may want something while the service is away: it is written down and done later. */
  private async firstRead(
    held: HeldPayment,
    line: Line,
    order: Payable,
    wish: Ask['wish'],
  ): Promise<Charge | null> {
    try {
      return await this.steps.read(held, line, this.factsOf(order));
    } catch (error) {
      if (wish && (error instanceof PayUnreachable || error instanceof PayRefused))
        await this.fulfil(wish(held, order));
      throw error;
    }
  }

  private async follow(held: HeldPayment, line: Line, first: Payable, settled?: boolean): Promise<Payable> {
    let order = first;
    for (let step = 0; step < MOST_STEPS; step++) {
      const next = stepOf(held.now, this.factsOf(order, settled));
      if (next.do === 'rest') break;
      if (isUnawaited(held.now, next, this.factsOf(order, settled)))
        await this.news.returned(held.now, order);
      const charge = await this.steps.take(held, next, { line, order });
      if (charge) await this.heard(held, charge, order, accountOf(line.keys, held.now.service));
      order = await this.things.get(first.shopId, held.now.for);
    }
    return order;
  }

  /** Somebody asked for too much, say: the service has nothing to do with that. */
  private async fulfil(wish: Promise<void>): Promise<void> {
    await wish.catch((cause: unknown) => {
      throw new WishRefused('refused', { cause });
    });
  }

  private async heard(held: HeldPayment, charge: Charge, order: Payable, account: string): Promise<void> {
    // Told before it is written: should this process die in between, the next look tells it again under the same key.
    const tell = (after: Payment, outside: readonly Refund[]) =>
      this.news.read(held.now, after, order, outside);
    await held.read(charge, order, { at: this.clock.now(), account, tell });
  }

  /** The keys were taken out, or open another account: what is held is asked for again, and keeps no paper back. */
  private async unread(held: HeldPayment, order: Payable): Promise<void> {
    if (held.now.state === 'authorised') throw new PayUnreachable('These keys do not open the payment.');
    const step = stepOf(held.now, this.factsOf(order));
    if (step.do !== 'wantRefund' && step.do !== 'askRefund') return;
    const cents = step.do === 'askRefund' ? step.refund.cents : step.cents;
    await this.news.elsewhere(held.now, order, cents);
  }

  /** Nobody looks at it any more; when somebody does again. */
  private async rest(held: HeldPayment, order: Payable): Promise<void> {
    const now = this.clock.now();
    const facts = this.factsOf(order);
    const isDead = !held.now.chargeId && keepOf(held.now, facts) === 0;
    const isOver = isDead || isAtRest(held.now, facts);
    await held.change(
      {
        busyUntil: null,
        failedTries: 0,
        dueAt: isDead ? null : dueAtOf(held.now, order, now),
        ...(isOver && { clientSecret: null }),
        ...(isDead && { state: 'voided' as const }),
      },
      now,
    );
    // What was heard meanwhile may be newer than what was read.
    if (held.wasHinted) await this.payments.hint(held.now.shopId, held.now.id, now);
  }

  private async later(held: HeldPayment, error: PayUnreachable | PayRefused | null): Promise<void> {
    const now = this.clock.now();
    const { id, shopId, stuckTries = 0 } = held.now;
    const failedTries = held.now.failedTries + 1;
    const dueAt = new Date(now.getTime() + retryAfterMs(failedTries));
    const isStuck = error instanceof PayStuck;
    const note =
      error && failedTries === 1 ? 'Der Zahlungsdienst antwortet nicht. Es wird weiter versucht.' : null;
    const set = { busyUntil: null, failedTries, dueAt, ...(isStuck && { stuckTries: stuckTries + 1 }) };
    await held.change(set, now, note);
    this.log.warn(`payment ${id} of shop ${shopId}: the service does not answer, try ${failedTries}`);
  }

  /** The order shows what the payment that counts says. */
  private async tell(payment: Payment): Promise<void> {
    const order = await this.things.get(payment.shopId, payment.for);
    if (order.payment.paymentId !== payment.id) return;
    const mirror = mirrorOf(payment, this.factsOf(order));
    // Told first: should this process die in between, the next look tells it again, and one mail goes out.
    const isNews = mirror.state === 'failed' && order.payment.state !== 'failed';
    // A round that is open again its guests pay in another way: they are told at the table.
    if (isNews && order.payment.onSite === undefined) await this.news.failed(payment, order);
    await this.things.of(payment.for).book(payment.shopId, order.id, payment.id, mirror);
  }

  private factsOf(order: Payable, settled = false): PaidOrder {
    const now = this.clock.now();
    const { state, payment, undo } = order;
    return {
      state,
      isUnpaidRound: isUnpaidRound(order, now),
      payableCents: order.keepCents ?? order.sums.payableCents,
      paymentId: payment.paymentId ?? null,
      // What was paid at a table was served, or is being made: no step of the desk takes that back.
      settled: settled || payment.onSite !== undefined || !undo || now > undo.until,
      now,
    };
  }
}
