import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Queue } from '../../../platform/queue/queue.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { HOUR_MS } from '../../../shared/berlin-time.js';
import { OrderPaying } from '../../order/paying/order-paying.service.js';
import { type ChargeToRead, READ_CHARGE } from '../payment.jobs.js';
import { PaymentRepository } from '../payment.repository.js';
import type { Payment } from '../payment.types.js';
import { PaymentLooks } from './payment-looks.service.js';

const DUE_EVERY_MS = 5_000;
const ALL_EVERY_MS = 5 * 60_000;
const MAX_AT_ONCE = 200;
/** A refund or a dispute made at the service is found that long, should no call have told of it. */
const LOOKED_BACK_MS = 48 * HOUR_MS;

/** Finds what no call has told: the services are asked, by the clock. */
@Injectable()
export class Reconciler {
  private readonly log = new Logger('Payment');

  constructor(
    private readonly payments: PaymentRepository,
    private readonly looks: PaymentLooks,
    private readonly orders: OrderPaying,
    private readonly clock: Clock,
    queue: Queue,
    schedules: Schedules,
  ) {
    queue.handle(READ_CHARGE, (data) => this.read(data));
    schedules.every('payments-due', DUE_EVERY_MS, () => this.runDue());
    schedules.every('payments', ALL_EVERY_MS, () => this.lookBack());
  }

  /** Those nobody has paid in time, and those that are to be looked at by now. */
  async runDue(): Promise<void> {
    await this.orders.letGoUnpaid();
    await this.lookAtAll(await this.payments.listDue(this.clock.now(), MAX_AT_ONCE));
  }

  async lookBack(): Promise<void> {
    const now = this.clock.now();
    let after = new Date(now.getTime() - LOOKED_BACK_MS);
    for (;;) {
      const taken = await this.payments.listCaptured(after, now, MAX_AT_ONCE);
      await this.lookAtAll(taken);
      const last = taken.at(-1)?.capturedAt;
      if (!last || taken.length < MAX_AT_ONCE) return;
      after = last;
    }
  }

  private async read({ shopId, service, chargeId }: ChargeToRead): Promise<void> {
    const payment = await this.payments.findByCharge(shopId, service, chargeId);
    if (payment) await this.looks.look(shopId, payment.id);
  }

  /** One that fails keeps no other waiting. */
  private async lookAtAll(payments: readonly Payment[]): Promise<void> {
    for (const { shopId, id } of payments)
      await this.looks
        .look(shopId, id)
        .catch((error: Error) => this.log.error(`payment ${id} of shop ${shopId}: ${error.message}`));
  }
}
