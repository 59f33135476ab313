import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { PayRefused, PayUnreachable } from '../../../platform/pay/pay.errors.js';
import type { MerchantKeys, PaymentService } from '../../../platform/pay/pay.types.js';
import { HOUR_MS } from '../../../shared/berlin-time.js';
import { newId } from '../../../shared/ids.js';
import { homeOf } from '../../domain/shop-home.rules.js';
import type { Order } from '../../order/order.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { PayServices } from '../pay-services.js';
import { CannotBeginPayment, NothingLeftToPay } from '../payment.errors.js';
import { PaymentRepository } from '../payment.repository.js';
import { LOOK_EVERY_MS } from '../payment.rules.js';
import type { Payment } from '../payment.types.js';
import type { BegunPaymentView } from '../payment.view.js';

/** A hold lasts some days only: what is ordered further ahead is taken at once, and given back when it is rejected. */
const HELD_MS = 72 * HOUR_MS;
const MOST_ROUNDS = 20;
/** Nothing has happened to these yet that would stand in the way of another try. */
const GOES_ON: readonly Payment['state'][] = ['open', 'pending', 'declined'];

/** Begins to pay an order, and goes on where a guest has left off. */
@Injectable()
export class PaymentBeginnings {
  private readonly log = new Logger('Payment');

  constructor(
    private readonly payments: PaymentRepository,
    private readonly services: PayServices,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async begin(shop: Shop, order: Order, service: PaymentService): Promise<BegunPaymentView> {
    if (order.state !== 'awaitPayment') throw new NothingLeftToPay();
    const keys = this.services.keysOf(shop, service);
    if (!keys) throw new CannotBeginPayment();
    const payment = await this.currentOf(shop, order, service);
    const { chargeId, clientSecret } = payment.chargeId
      ? payment
      : await this.named(payment, keys, shop, order);
    if (!chargeId) throw new CannotBeginPayment();
    return { service, chargeId, clientSecret, publicKey: keys.publicKey, capture: payment.capture };
  }

  /** The same tap twice, and another tab, go on with the same charge. */
  private async currentOf(shop: Shop, order: Order, service: PaymentService): Promise<Payment> {
    for (let tried = 0; tried < 3; tried++) {
      const known = (await this.payments.listFor(shop.id, order.id)).filter((one) => one.service === service);
      const current = known.find(
        ({ state, amountCents }) => GOES_ON.includes(state) && amountCents === order.sums.payableCents,
      );
      if (current) return current;
      if (known.length >= MOST_ROUNDS) throw new CannotBeginPayment();
      const added = await this.payments.add(this.newPayment(shop, order, { service, round: known.length }));
      if (added) return added;
    }
    throw new CannotBeginPayment();
  }

  private newPayment(shop: Shop, order: Order, which: Pick<Payment, 'service' | 'round'>): Payment {
    const now = this.clock.now();
    const id = newId(now.getTime());
    const isFarAhead = order.wantedAt !== null && order.wantedAt.getTime() - now.getTime() > HELD_MS;
    return {
      id,
      shopId: shop.id,
      for: { kind: 'order', id: order.id },
      ...which,
      chargeId: null,
      reference: id,
      amountCents: order.sums.payableCents,
      state: 'open',
      version: 1,
      capture: isFarAhead ? 'now' : 'later',
      clientSecret: null,
      returnUrl: `${homeOf(shop, this.env)}/bestellung/${order.token}?bezahlt=${which.service}`,
      means: null,
      failure: null,
      mismatch: null,
      capturedCents: 0,
      captureFailed: false,
      captureTries: 0,
      refunds: [],
      disputes: [],
      test: false,
      attempts: [],
      hintedAt: null,
      dueAt: new Date(now.getTime() + LOOK_EVERY_MS),
      failedTries: 0,
      busyUntil: null,
      createdAt: now,
      capturedAt: null,
      log: [{ at: now, by: 'guest', text: 'Zahlung begonnen' }],
    };
  }

  /** Asked again under the same key the service answers with the same charge. */
  private async named(payment: Payment, keys: MerchantKeys, shop: Shop, order: Order) {
    const { id, service, amountCents, reference, capture, returnUrl } = payment;
    const description = `Bestellung ${order.number}, ${shop.name}`;
    try {
      const charge = { amountCents, reference, description, capture, returnUrl };
      const begun = await this.services.of(service).begin(keys, charge, `begin ${id}`);
      await this.payments.name(payment, { chargeId: begun.id, clientSecret: begun.clientSecret });
      // Only what is written down is paid: a charge of an order that is gone by now would be nobody's.
      return await this.payments.get(shop.id, id);
    } catch (error) {
      if (!(error instanceof PayRefused) && !(error instanceof PayUnreachable)) throw error;
      await this.noteFailure(payment, error);
      throw new CannotBeginPayment();
    }
  }

  private async noteFailure(payment: Payment, error: PayRefused | PayUnreachable): Promise<void> {
    const isFinal = error instanceof PayRefused;
    const why = isFinal ? `lehnt ab (${error.detail})` : 'antwortet nicht';
    const note = {
      at: this.clock.now(),
      by: payment.service,
      text: `Nicht begonnen: Der Zahlungsdienst ${why}`,
    };
    await this.payments.change(payment, isFinal ? { state: 'voided', dueAt: null } : {}, [note]);
    this.log.warn(`payment ${payment.id} of shop ${payment.shopId} not begun: ${error.message}`);
  }
}
