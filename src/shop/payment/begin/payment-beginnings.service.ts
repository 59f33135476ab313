import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { PayRefused, PayStuck, PayUnreachable } from '../../../platform/pay/pay.errors.js';
import type { MerchantKeys, PaymentService } from '../../../platform/pay/pay.types.js';
import { HOUR_MS } from '../../../shared/berlin-time.js';
import { newId } from '../../../shared/ids.js';
import { homeOf } from '../../domain/shop-home.rules.js';
import { waitsForMoney } from '../../order/paying/round-paying.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { KeyDoubts } from '../hook/key-doubts.service.js';
import { PayHosts } from '../hook/pay-hosts.service.js';
import { LOOK_EVERY_MS } from '../look/look-times.rules.js';
import { accountOf, PayServices } from '../pay-services.js';
import { CannotBeginPayment, NothingLeftToPay } from '../payment.errors.js';
import { PaymentRepository } from '../payment.repository.js';
import { onceFor } from '../payment.rules.js';
import type { Payable, Payment } from '../payment.types.js';
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
    private readonly doubts: KeyDoubts,
    private readonly hosts: PayHosts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async begin(shop: Shop, order: Payable, service: PaymentService): Promise<BegunPaymentView> {
    if (!waitsForMoney(order, this.clock.now())) throw new NothingLeftToPay();
    const keys = this.services.keysOf(shop, service);
    if (!keys) throw new CannotBeginPayment();
    const account = accountOf(keys, service);
    void this.hosts.register(shop, service, keys);
    const payment = await this.currentOf(shop, order, service, account);
    const { chargeId, clientSecret } = payment.chargeId
      ? payment
      : await this.named(payment, keys, shop, order);
    if (!chargeId) throw new CannotBeginPayment();
    await this.keepOnlyOf(account, payment);
    return { service, chargeId, clientSecret, publicKey: keys.publicKey, capture: payment.capture };
  }

  /** Keys may change while the service is asked: what nobody could take any more nobody is asked to pay. */
  private async keepOnlyOf(account: string, { id, shopId, service }: Payment): Promise<void> {
    if ((await this.services.accountNow(shopId, service)) === account) return;
    const at = this.clock.now();
    const note = { at, by: 'system', text: 'Nicht begonnen: Die Schlüssel haben gewechselt' };
    await this.payments.change(
      await this.payments.get(shopId, id),
      { state: 'voided', dueAt: null, clientSecret: null },
      [note],
    );
    throw new CannotBeginPayment();
  }

  /** The same tap twice, and another tab, go on with the same charge. */
  private async currentOf(
    shop: Shop,
    order: Payable,
    service: PaymentService,
    account: string,
  ): Promise<Payment> {
    for (let tried = 0; tried < 3; tried++) {
      const known = (await this.payments.listFor(shop.id, order.id)).filter((one) => one.service === service);
      const current = known.find(
        (one) =>
          GOES_ON.includes(one.state) &&
          one.amountCents === order.sums.payableCents &&
          (one.account ?? account) === account,
      );
      if (current) return current;
      if (known.length >= MOST_ROUNDS) throw new CannotBeginPayment();
      const added = await this.payments.add(
        this.newPayment(shop, order, { service, account, round: known.length }),
      );
      if (added) return added;
    }
    throw new CannotBeginPayment();
  }

  private newPayment(
    shop: Shop,
    order: Payable,
    which: Pick<Payment, 'service' | 'account' | 'round'>,
  ): Payment {
    const now = this.clock.now();
    const id = newId(now.getTime());
    const isFarAhead = order.wantedAt !== null && order.wantedAt.getTime() - now.getTime() > HELD_MS;
    return {
      id,
      shopId: shop.id,
      for: { kind: order.kind ?? 'order', id: order.id },
      ...which,
      chargeId: null,
      reference: id,
      amountCents: order.sums.payableCents,
      state: 'open',
      version: 1,
      capture: isFarAhead || order.title ? 'now' : 'later',
      clientSecret: null,
      returnUrl: `${homeOf(shop, this.env)}/${order.path ?? 'bestellung'}/${order.token}?bezahlt=${which.service}`,
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
  private async named(payment: Payment, keys: MerchantKeys, shop: Shop, order: Payable): Promise<Payment> {
    const { id, service, amountCents, reference, capture, returnUrl } = payment;
    const description = `${order.title ?? `Bestellung ${order.number}`}, ${shop.name}`;
    try {
      const charge = { amountCents, reference, description, capture, returnUrl };
      const begun = await this.services.of(service).begin(keys, charge, onceFor(payment, `begin ${id}`));
      await this.payments.name(payment, { chargeId: begun.id, clientSecret: begun.clientSecret });
      // Only what is written down is paid: a charge of an order that is gone by now would be nobody's.
      return await this.payments.get(shop.id, id);
    } catch (error) {
      if (!(error instanceof PayRefused) && !(error instanceof PayUnreachable)) throw error;
      const noted = await this.noteFailure(payment, error);
      // What may have been begun behind the failure nobody can pay: its secret has reached no browser.
      if (noted && error instanceof PayStuck && noted.stuckTries === 1)
        return this.named(noted, keys, shop, order);
      if (error instanceof PayRefused)
        await this.doubts.raise(shop, { order, service, refusal: error, isNew: true });
      throw new CannotBeginPayment();
    }
  }

  private async noteFailure(payment: Payment, error: PayRefused | PayUnreachable): Promise<Payment | null> {
    const isFinal = error instanceof PayRefused;
    const why = isFinal ? `lehnt ab (${error.detail})` : 'antwortet nicht';
    const note = {
      at: this.clock.now(),
      by: payment.service,
      text: `Nicht begonnen: Der Zahlungsdienst ${why}`,
    };
    this.log.warn(`payment ${payment.id} of shop ${payment.shopId} not begun: ${error.message}`);
    const stuck = error instanceof PayStuck && { stuckTries: (payment.stuckTries ?? 0) + 1 };
    return this.payments.change(payment, isFinal ? { state: 'voided', dueAt: null } : { ...stuck }, [note]);
  }
}
