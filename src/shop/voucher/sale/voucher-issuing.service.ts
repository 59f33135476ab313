import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { berlinClock } from '../../../shared/berlin-time.js';
import type { Booked, Placing } from '../../order/paying/order-paying.service.js';
import { type PaidSource, PaidThings } from '../../payment/paid-things.js';
import type { Payable } from '../../payment/payment.types.js';
import { VoucherBook } from '../voucher-book.service.js';
import { VoucherLosses } from './voucher-losses.service.js';
import { type SaleSets, VoucherSaleRepository } from './voucher-sale.repository.js';
import { mailTimeOf, payableOf } from './voucher-sale.rules.js';
import type { VoucherSale } from './voucher-sale.types.js';
import { VoucherSales } from './voucher-sales.service.js';

const EVERY_MS = 20_000;
const MOST_AT_ONCE = 200;
const TRIES = 20;

/** What money does to the sale of a voucher: paid for once it is one voucher, whatever crashes in between. */
@Injectable()
export class VoucherIssuing implements PaidSource {
  private readonly log = new Logger('Voucher');

  constructor(
    things: PaidThings,
    private readonly sales: VoucherSaleRepository,
    private readonly vouchers: VoucherBook,
    private readonly followers: VoucherSales,
    private readonly losses: VoucherLosses,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    things.add('voucher', this);
    schedules.every('voucher-sales', EVERY_MS, () => this.sweep());
  }

  async get(shopId: string, id: string): Promise<Payable> {
    return payableOf(await this.sales.get(shopId, id));
  }

  place(shopId: string, id: string, { way, paymentId, test }: Placing): Promise<unknown> {
    return this.change(shopId, id, (sale) =>
      sale.state === 'awaitPayment'
        ? {
            state: 'taken',
            payBy: null,
            payment: { ...sale.payment, way, paymentId, state: 'authorised', ...(test && { test }) },
          }
        : null,
    );
  }

  /** Said twice it is booked once: the sums tell, not the changes. */
  async book(shopId: string, id: string, paymentId: string, booked: Booked): Promise<void> {
    const now = this.clock.now();
    const after = await this.change(shopId, id, (sale) => {
      if (sale.payment.paymentId !== paymentId) return null;
      const payment = { ...sale.payment, ...booked };
      const isPaid = sale.state === 'taken' && booked.paidCents >= sale.cents;
      if (!isPaid) return isSame(sale.payment, payment) ? null : { payment };
      const today = berlinClock(now).date;
      const mailAt = sale.toEmail ? mailTimeOf(sale.sendOn, today, now) : null;
      return { payment, state: 'paid', paidAt: now, mailAt };
    });
    if (after?.state === 'paid' && after.toldAt === null) await this.finish(after);
    const sale = await this.sales.get(shopId, id);
    if (sale.toldAt && sale.payment.paymentId === paymentId) await this.losses.follow(sale, booked);
  }

  /** What a crash has left behind, and what nobody has paid in time. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const sale of await this.sales.listUnpaid(now, MOST_AT_ONCE))
      await this.change(sale.shopId, sale.id, ({ state }) =>
        state === 'awaitPayment' ? { state: 'cancelled', payBy: null } : { payBy: null },
      );
    for (const sale of await this.sales.listUntold(MOST_AT_ONCE))
      await this.finish(sale).catch((error: Error) => this.log.error(`sale ${sale.id}: ${error.message}`));
  }

  private async finish(sale: VoucherSale): Promise<void> {
    const { id, shopId, cents, buyer, payment } = sale;
    const soldAt = sale.paidAt ?? this.clock.now();
    const { way, test = false } = payment;
    await this.vouchers.issue({ id, shopId, cents, soldAt, buyer, test });
    if (!(await this.followers.tell(shopId, { id, cents, soldAt, recipient: buyer, way, test }))) return;
    await this.change(shopId, id, ({ toldAt }) => (toldAt ? null : { toldAt: this.clock.now() }));
  }

  private async change(
    shopId: string,
    id: string,
    decide: (sale: VoucherSale) => SaleSets | null,
  ): Promise<VoucherSale | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const sale = await this.sales.get(shopId, id);
      const sets = decide(sale);
      if (!sets) return null;
      if (await this.sales.write(sale, sets)) return { ...sale, ...sets, version: sale.version + 1 };
    }
    throw new Error(`Sale ${id} is written too often.`);
  }
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
