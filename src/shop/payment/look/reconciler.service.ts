import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Queue } from '../../../platform/queue/queue.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { HOUR_MS } from '../../../shared/berlin-time.js';
import { OrderPaying } from '../../order/paying/order-paying.service.js';
import { type ChargeToRead, READ_CHARGE } from '../payment.jobs.js';
import { type DuePayment, PaymentRepository } from '../payment.repository.js';
import { LOOKED_BACK_MS } from './look-times.rules.js';
import { PaymentLooks } from './payment-looks.service.js';

const DUE_EVERY_MS = 5_000;
const WAKE_EVERY_MS = HOUR_MS;
const MAX_AT_ONCE = 200;
const MAX_PAGES = 5;
const MAX_OF_SHOP = 40;
const SHOPS_AT_ONCE = 8;
/** A shop whose service is slow goes on in the next run. */
const PATIENCE_MS = 10_000;

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
    schedules.every('payments', WAKE_EVERY_MS, () => this.wake());
  }

  /** Those nobody has paid in time, and those that are to be looked at by now. */
  async runDue(): Promise<void> {
    await this.orders.letGoUnpaid();
    const lanes = await this.dueByShop();
    const next = async (): Promise<void> => {
      for (let lane = lanes.pop(); lane; lane = lanes.pop()) await this.lookAtAll(lane);
    };
    await Promise.all(Array.from({ length: SHOPS_AT_ONCE }, next));
  }

  /** What was at rest for good before the clock looked back by itself. */
  async wake(): Promise<void> {
    const now = this.clock.now();
    await this.payments.wake(new Date(now.getTime() - LOOKED_BACK_MS), now);
  }

  /** A shop with many keeps none of the others off the list. */
  private async dueByShop(): Promise<DuePayment[][]> {
    const shops = new Map<string, DuePayment[]>();
    for (let page = 0; page < MAX_PAGES; page++) {
      const due = await this.payments.listDue(this.clock.now(), MAX_AT_ONCE, [...shops.keys()]);
      for (const one of due) shops.set(one.shopId, [...(shops.get(one.shopId) ?? []), one]);
      if (due.length < MAX_AT_ONCE) break;
    }
    return [...shops.values()].map((lane) => lane.slice(0, MAX_OF_SHOP)).reverse();
  }

  private async read({ shopId, service, chargeId }: ChargeToRead): Promise<void> {
    const payment = await this.payments.findByCharge(shopId, service, chargeId);
    if (payment) await this.looks.look(shopId, payment.id);
  }

  /** One after the other for a shop, and one that fails keeps no other waiting. */
  private async lookAtAll(lane: readonly DuePayment[]): Promise<void> {
    const started = performance.now();
    for (const { shopId, id } of lane) {
      if (performance.now() - started > PATIENCE_MS) return;
      await this.looks
        .look(shopId, id)
        .catch((error: Error) => this.log.error(`payment ${id} of shop ${shopId}: ${error.message}`));
    }
  }
}
