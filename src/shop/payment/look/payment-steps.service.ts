import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PayRefused, PayUnreachable } from '../../../platform/pay/pay.errors.js';
import type { Charge } from '../../../platform/pay/pay.types.js';
import { formatEuro } from '../../../shared/money.js';
import { PaidThings } from '../paid-things.js';
import { keepOf, onceFor, type PaidOrder, type PaymentStep } from '../payment.rules.js';
import type { Payable, Payment, Refund } from '../payment.types.js';
import { failureText } from '../payment-words.rules.js';
import type { HeldPayment } from './held-payment.js';
import type { Line } from './line.types.js';
import { PaymentNews } from './payment-news.js';

interface Around {
  line: Line;
  order: Payable;
}

type Taken = Exclude<PaymentStep, { do: 'rest' }>;

/** One thing done about a payment at its service. Everything carries a key under which the service does it once. */
@Injectable()
export class PaymentSteps {
  constructor(
    private readonly things: PaidThings,
    private readonly news: PaymentNews,
    private readonly clock: Clock,
  ) {}

  /** What a guest has approved at PayPal becomes a hold by our own call, and only while the order wants it. */
  async read({ now }: HeldPayment, { edge, keys, chargeId }: Line, order: PaidOrder): Promise<Charge | null> {
    const isWanted = now.service === 'paypal' && now.state === 'open' && keepOf(now, order) === null;
    if (!isWanted) return this.kept(now, await edge.read(keys, chargeId));
    try {
      return await edge.authorise(keys, chargeId, onceFor(now, `authorise ${now.id} ${now.attempts.length}`));
    } catch (error) {
      if (!(error instanceof PayRefused)) throw error;
      const charge = await edge.read(keys, chargeId);
      return charge && { ...charge, state: 'declined', failure: error.failure };
    }
  }

  /** null: nothing new was read. */
  take(held: HeldPayment, step: Taken, around: Around): Promise<Charge | null> {
    switch (step.do) {
      case 'place':
        return this.place(held, around.order);
      case 'capture':
        return this.capture(held, step.cents, around.line);
      case 'void':
        return this.letGo(held, around.line);
      case 'wantRefund':
        return this.wantRefund(held, step, around.order);
      case 'askRefund':
        return this.askRefund(held, step.refund, around);
    }
  }

  /** PayPal forgets what nobody paid without a word: it stays let go. */
  private kept(payment: Payment, charge: Charge | null): Charge | null {
    const isForgotten = payment.state === 'voided' && charge?.state === 'open';
    return isForgotten ? { ...charge, state: 'voided' } : charge;
  }

  private async place({ now: payment }: HeldPayment, order: Payable): Promise<null> {
    const { shopId, id: paymentId, service: way, test } = payment;
    const heldCents = payment.state === 'captured' ? 0 : payment.amountCents;
    await this.things.of(payment.for).place(shopId, order.id, { way, paymentId, heldCents, test });
    return null;
  }

  private async capture(
    held: HeldPayment,
    cents: number,
    { edge, keys, chargeId }: Line,
  ): Promise<Charge | null> {
    const { id, captureTries } = held.now;
    try {
      const once = onceFor(held.now, `capture ${id} ${captureTries} ${cents}`);
      const charge = await edge.capture(keys, chargeId, cents, once);
      // Neither taken nor refused: it is asked for again.
      if (charge.state === 'authorised') throw new PayUnreachable('The hold is still there.');
      return charge;
    } catch (error) {
      if (!(error instanceof PayRefused)) throw error;
      const set = { captureFailed: true, captureTries: captureTries + 1, failure: error.failure };
      const at = this.clock.now();
      await held.change(set, at, `Einzug gescheitert: ${failureText(error.failure)} (${error.detail})`);
      const charge = await edge.read(keys, chargeId);
      return charge && { ...charge, failure: charge.failure ?? error.failure };
    }
  }

  private async letGo(held: HeldPayment, { edge, keys, chargeId }: Line): Promise<Charge> {
    try {
      // A no is remembered under its key for a day, and counts for this state of the charge alone.
      return await edge.void(keys, chargeId, onceFor(held.now, `void ${held.now.id} ${held.now.state}`));
    } catch (error) {
      if (!(error instanceof PayRefused)) throw error;
      const charge = await edge.read(keys, chargeId);
      // It may have been taken or let go meanwhile; whoever still says no is asked again later.
      if (!charge || charge.state === held.now.state) throw new PayUnreachable(`Not let go: ${error.detail}`);
      return charge;
    }
  }

  private async wantRefund(
    held: HeldPayment,
    { kind, cents }: Extract<Taken, { do: 'wantRefund' }>,
    order: Payable,
  ): Promise<null> {
    const at = this.clock.now();
    const reason = order.backReason ?? reasonOf(kind);
    const refund = held.refundOf(order, { kind, cents, by: 'system', at, reason });
    await held.change(
      { refunds: [...held.now.refunds, refund] },
      at,
      `${reason}: ${formatEuro(cents)} gehen zurück`,
    );
    return null;
  }

  private async askRefund(
    held: HeldPayment,
    refund: Refund,
    { line, order }: Around,
  ): Promise<Charge | null> {
    const { edge, keys, chargeId } = line;
    const { id: reference, cents } = refund;
    try {
      const once = onceFor(held.now, `refund ${reference}`);
      return await edge.refund(keys, chargeId, { cents, reference }, once);
    } catch (error) {
      if (!(error instanceof PayRefused)) throw error;
      const refunds = held.now.refunds.map((one) =>
        one.id === refund.id ? { ...one, state: 'failed' as const } : one,
      );
      const at = this.clock.now();
      await held.change({ refunds }, at, `Erstattung gescheitert: ${formatEuro(cents)} (${error.detail})`);
      await this.news.refundFailed(held.now, order, refund);
      return edge.read(keys, chargeId);
    }
  }
}

const reasonOf = (kind: 'changed' | 'over'): string =>
  kind === 'over' ? 'Bestellung kam nicht zustande' : 'Bestellung geändert';
